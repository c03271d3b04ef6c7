import { message } from "../message.ts";

/** Whether people can register for an event. Dates are those of the event's place. */
export const registration = {
  notYet: message<{ date: string }>("Registration opens on {date}"),
  open: "Registration is open",
  placesLeft: message<{ count: number }>("{count, plural, one {# place left} other {# places left}}"),
  few: "Few places left",
  fewLeft: message<{ count: number }>("{count, plural, one {Only # place left} other {Only # places left}}"),
  waitingList: "Full, with a waiting list",
  full: "Fully booked",
  closed: message<{ date: string }>("Registration closed on {date}"),
  /** Sentences below the state, on the page of the event. */
  closes: message<{ date: string }>("Registration closes on {date}."),
  waitingListNote:
    "All places are taken. Join the waiting list: when a place becomes free, we offer it to the next person by e-mail.",
  fullNote: "All places are taken, and there is no waiting list.",
  joinWaitingList: "Join the waiting list",
};
