/** Whether people can register for an event, as lists, pages and feeds state it. */
import type { RegistrationFormRow } from "../database/schema.ts";
import type { EventFacts } from "./event-facts.ts";
import { maxWaiting } from "./registration-limits.ts";

export type RegistrationState =
  /** Registration is not switched on. */
  | { state: "none" }
  | { state: "cancelled" }
  | { state: "over" }
  | { state: "not-yet"; opens: string }
  /** `left`: only if staff want the number shown. */
  | { state: "open"; left?: number; closes?: string }
  | { state: "few"; left?: number; closes?: string }
  | { state: "waiting-list"; closes?: string }
  | { state: "full" }
  | { state: "closed"; on: string };

/** The seats of an event. `taken`: confirmed and offered. `waiting`: how many people are on the waiting list. */
export type Seats = { taken: number; waiting: number };

type Form = Pick<
  RegistrationFormRow,
  "is_on" | "capacity" | "opens_at" | "closes_at" | "waiting_list" | "shows_places"
>;

export function stateOf(
  form: Form | undefined,
  event: Pick<EventFacts, "ends" | "status"> | undefined,
  seats: Seats,
  now: Date,
): RegistrationState {
  if (!form?.is_on || !event) return { state: "none" };
  const at = now.toISOString();
  if (event.status === "cancelled") return { state: "cancelled" };
  if (event.ends < at) return { state: "over" };
  if (form.opens_at && at < form.opens_at) return { state: "not-yet", opens: form.opens_at };
  if (form.closes_at && at >= form.closes_at) return { state: "closed", on: form.closes_at };
  const closes = form.closes_at ? { closes: form.closes_at } : {};
  const left = freeSeats(form, seats);
  // People who wait come first, even if a place is free.
  if (left === 0 || seats.waiting > 0)
    return form.waiting_list && seats.waiting < maxWaiting
      ? { state: "waiting-list", ...closes }
      : { state: "full" };
  const shown = form.shows_places && form.capacity !== null ? { left } : {};
  return { state: isFew(form, left) ? "few" : "open", ...shown, ...closes };
}

/** Infinity without a limit. Never negative: staff may lower the capacity below the number of confirmed people. */
export function freeSeats({ capacity }: Pick<Form, "capacity">, { taken }: Seats): number {
  return capacity === null ? Number.POSITIVE_INFINITY : Math.max(0, capacity - taken);
}

/** A tenth of the places, and ten at most. */
const isFew = ({ capacity }: Pick<Form, "capacity">, left: number): boolean =>
  capacity !== null && left <= Math.min(10, Math.ceil(capacity / 10));
