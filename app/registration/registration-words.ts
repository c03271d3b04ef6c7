import type { Language } from "../../languages.ts";
import type { RegistrationState } from "../../server/registrations/registration-state.ts";
import { formatDate, validTimeZone } from "../ui/format-date.ts";
import type { StateTone } from "../ui/state.tsx";
import type { Words } from "../words/translation.ts";

export type RegistrationWords = {
  tone: StateTone;
  /** The state in a few words: "3 places left". */
  text: string;
  /** A sentence for the page of the event. */
  notes: string[];
  /** The label of the button; undefined while registration is not open. */
  action?: string;
};

type Options = {
  words: Words;
  language: Language;
  /** Of the event. */
  timeZone: string;
  /** Lists have room for the day only. */
  form?: "date" | "date-time";
};

/** The state of an event's registration in words; undefined if it takes no registrations. */
export function registrationWords(
  registration: RegistrationState | undefined,
  { words, language, timeZone, form = "date" }: Options,
): RegistrationWords | undefined {
  const { registration: own, eventStatus, ownWords, subjects } = words;
  const dated = (instant: string) => ({
    date: formatDate({ instant, form, timeZone: validTimeZone(timeZone), language }),
  });
  const closing = (closes: string | undefined) => (closes ? [own.closes(dated(closes))] : []);
  switch (registration?.state) {
    case "not-yet":
      return { tone: "over", text: own.notYet(dated(registration.opens)), notes: [] };
    case "open": {
      const { left, closes } = registration;
      const text = left === undefined ? own.open : own.placesLeft({ count: left });
      return { tone: "open", text, notes: closing(closes), action: subjects.register };
    }
    case "few": {
      const { left, closes } = registration;
      const text = left === undefined ? own.few : own.fewLeft({ count: left });
      return { tone: "open", text, notes: closing(closes), action: subjects.register };
    }
    case "waiting-list": {
      const notes = [own.waitingListNote, ...closing(registration.closes)];
      return { tone: "stopped", text: own.waitingList, notes, action: own.joinWaitingList };
    }
    case "full":
      return { tone: "stopped", text: own.full, notes: [own.fullNote] };
    case "closed":
      return { tone: "over", text: own.closed(dated(registration.on)), notes: [] };
    case "over":
      return { tone: "over", text: ownWords.events.past, notes: [] };
    case "cancelled":
      return { tone: "stopped", text: eventStatus.cancelled.kicker, notes: [] };
    default:
      return undefined;
  }
}
