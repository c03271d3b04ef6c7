import type { DeskTranslation } from "../../words/translation.ts";
import type { AttendeeRow } from "./attendee.ts";

/** What the page at the door tells its script, as JSON in `data-attendance`. */
export type AttendancePage = {
  /** The id of the event. */
  event: string;
  /** Of the page. */
  address: string;
  people: AttendeeRow[];
  /** When the server read them. */
  at: string;
  words: Omit<DeskTranslation["attendance"], "title" | "field" | "fieldHint" | "tick" | "tooMany"> &
    Pick<DeskTranslation["registrations"], "states" | "seats">;
};

/** Rows on the screen. More would make a phone slow, and no one scrolls that far at a door. */
export const mostShown = 100;

/** What stands below a name. */
export function aboutRow(
  [id, , seats, state]: AttendeeRow,
  words: Pick<AttendancePage["words"], "states">,
  seatsText: (seats: number) => string,
): string {
  return [
    id,
    ...(seats > 1 ? [seatsText(seats)] : []),
    ...(state === "confirmed" ? [] : [words.states[state]]),
  ].join(" · ");
}
