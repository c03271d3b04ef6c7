import { message } from "../message.ts";

/** Mails to people who registered for an event. */
export const registrationMail = {
  confirmed: {
    subject: message<{ event: string }>("Your place is confirmed: {event}"),
    intro: message<{ event: string }>("You are registered for “{event}”. We look forward to seeing you."),
  },
  waiting: {
    subject: message<{ event: string }>("You are on the waiting list: {event}"),
    intro: message<{ event: string }>(
      "All places for “{event}” are taken at the moment. You are on the waiting list.",
    ),
    next: "When a place becomes free, we offer it to the people on the list in the order in which they registered. We will then send you a mail.",
  },
  offered: {
    subject: message<{ event: string }>("A place for you: {event}"),
    intro: message<{ event: string; seats: number }>(
      "{seats, plural, one {A place has become free for “{event}”. It is reserved for you.} other {# places have become free for “{event}”. They are reserved for you.}}",
    ),
    deadline: message<{ moment: string }>(
      "Please accept or decline on this page by {moment}. After that, we offer the place to the next person:",
    ),
  },
  changed: {
    subject: message<{ event: string }>("Changed: {event}"),
    start: message<{ moment: string }>("New date: {moment}"),
    end: message<{ moment: string }>("New end: {moment}"),
    place: message<{ place: string }>("New place: {place}"),
    online: message<{ address: string }>("New online address: {address}"),
    noLongerOnline: "The online address is no longer valid.",
    before: message<{ value: string }>("Before: {value}"),
    postponed:
      "The event has been postponed. It will not take place on the date below. We will write to you when there is a new date.",
    takesPlace: "The event will take place after all.",
    valid: message<{ event: string }>("Your registration for “{event}” stays valid."),
    stillWaiting: message<{ event: string }>("You are still on the waiting list for “{event}”."),
  },
  eventCancelled: {
    subject: message<{ event: string }>("Cancelled: {event}"),
    intro: message<{ event: string }>(
      "“{event}” has been cancelled and will not take place. We are sorry. You need not do anything.",
    ),
  },
  cancelled: {
    subject: message<{ event: string }>("Your registration is cancelled: {event}"),
    byPerson: message<{ event: string }>("Your registration for “{event}” is cancelled, as you asked."),
    byStaff: message<{ event: string; organisation: string }>(
      "{organisation} has cancelled your registration for “{event}”. If you have a question, please reply to this mail.",
    ),
  },
  reminder: {
    subject: message<{ event: string }>("Reminder: {event}"),
    intro: message<{ event: string }>("“{event}” takes place soon, and you have a place."),
    cannotCome: "If you cannot come, please cancel on this page, so that someone else gets the place:",
  },
  thanks: {
    subject: message<{ event: string }>("Thank you for coming: {event}"),
    intro: message<{ event: string }>("Thank you for taking part in “{event}”."),
  },
  again: {
    subject: message<{ event: string }>("Your registration: {event}"),
    intro: message<{ event: string }>("You are already registered for “{event}”. Nothing has changed."),
  },
  linkAgain: message<{ event: string }>(
    "You asked for the link to your registration for “{event}”. You can also erase it there.",
  ),
  when: message<{ moment: string }>("When: {moment}"),
  until: message<{ moment: string }>("Until: {moment}"),
  where: message<{ place: string }>("Where: {place}"),
  online: message<{ address: string }>("Online: {address}"),
  seats: message<{ seats: number }>("{seats, plural, one {# place} other {# places}}"),
  code: message<{ code: string }>("Your code, to show at the door: {code}"),
  link: "See, change or cancel your registration here:",
  secret: "Keep this link to yourself: anyone who has it can change your registration.",
  mistake:
    "If you did not register, someone typed your address by mistake. You can cancel with the link above.",
};
