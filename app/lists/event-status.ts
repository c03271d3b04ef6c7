import type { EventStatus } from "../words/en/event-status.ts";
import type { Words } from "../words/translation.ts";

/** What is said of an event that is not held as planned; undefined of any other. */
export function statusWords({ eventStatus }: Words, { status = "" }: { status?: string }) {
  return Object.hasOwn(eventStatus, status) ? eventStatus[status as EventStatus] : undefined;
}

/** The title of a record of any kind, which says so first if it is an event that is not held as planned. */
export function titleWithStatus(words: Words, record: { title: string; status?: string }): string {
  return statusWords(words, record)?.title({ name: record.title }) ?? record.title;
}
