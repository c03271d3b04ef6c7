import type { Language } from "../../languages.ts";
import type { RegistrationState } from "../../server/registrations/registration-state.ts";
import { registrationWords } from "../registration/registration-words.ts";
import type { StateTone } from "../ui/state.tsx";
import type { EventStatus } from "../words/en/event-status.ts";
import type { Words } from "../words/translation.ts";

/** The words for a cancelled or postponed event; undefined for any other. */
export function statusWords({ eventStatus }: Words, { status = "" }: { status?: string }) {
  return Object.hasOwn(eventStatus, status) ? eventStatus[status as EventStatus] : undefined;
}

/** The title of a record of any kind. That of a cancelled or postponed event begins with its status. */
export function titleWithStatus(words: Words, record: { title: string; status?: string }): string {
  return statusWords(words, record)?.title({ name: record.title }) ?? record.title;
}

type Dated = {
  status: string;
  past: boolean;
  time_zone: string;
  registration?: RegistrationState | undefined;
};

/** The state of any event, in words: cancelled, postponed, past, the state of its registration, or upcoming. */
export function stateOf(words: Words, language: Language, event: Dated): { tone: StateTone; text: string } {
  const stated = statusWords(words, event);
  if (stated) return { tone: "stopped", text: stated.kicker };
  const { past, upcoming } = words.ownWords.events;
  if (event.past) return { tone: "over", text: past };
  const timeZone = event.time_zone;
  const registration = registrationWords(event.registration, { words, language, timeZone });
  return registration ?? { tone: "open", text: upcoming };
}
