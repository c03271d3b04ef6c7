import { message } from "../../message.ts";

/** The list at the door of an event. */
export const attendance = {
  title: "Attendance",
  field: "Code or name",
  fieldHint: "Type or scan the code of a person and press Enter, or search for a name.",
  tick: "Tick",
  /** What was just done. */
  said: {
    came: message<{ name: string }>("{name} is here."),
    notHere: message<{ name: string }>("{name} is not here."),
    unknown: message<{ name: string }>("No one on this list has this code."),
  },
  counted: message<{ came: number; all: number }>("{came, number} of {all, number} are here."),
  saved: "Everything is saved.",
  sending: message<{ count: number }>("{count, plural, one {Sending # tick …} other {Sending # ticks …}}"),
  offline: message<{ count: number }>(
    "Offline – {count, plural, one {# tick is} other {# ticks are}} saved on this device and will be sent later.",
  ),
  offlineNone: "Offline – you can go on ticking.",
  signedOut: "You are signed out. The ticks are saved on this device.",
  signIn: "Sign in",
  noMatches: "No one was found.",
  more: message<{ count: number }>(
    "{count, plural, one {# more person: search for the name.} other {# more people: search for a name.}}",
  ),
  tooMany: message<{ most: number }>(
    "This list has only {most, number} people. Others are in the registrations.",
  ),
};
