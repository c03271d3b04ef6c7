import { type EventStatus, eventStatus } from "../words/en/event-status.ts";

/** What is said of an event that is not held as planned; undefined of any other. */
export function statusWords({ status = "" }: { status?: string }) {
  return Object.hasOwn(eventStatus, status) ? eventStatus[status as EventStatus] : undefined;
}

/** The title of a record of any kind, which says so first if it is an event that is not held as planned. */
export function statedTitle(record: { title: string; status?: string }): string {
  return statusWords(record)?.title(record.title) ?? record.title;
}
