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

/** The state of any event, in words: upcoming, past, cancelled or postponed. */
export function stateOf(
  words: Words,
  event: { status: string; past: boolean },
): { tone: StateTone; text: string } {
  const stated = statusWords(words, event);
  if (stated) return { tone: "stopped", text: stated.kicker };
  const { past, upcoming } = words.ownWords.events;
  return event.past ? { tone: "over", text: past } : { tone: "open", text: upcoming };
}
