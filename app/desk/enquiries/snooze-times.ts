/** The times offered for a snooze, and the one chosen in the form. Mornings are those of the reader's time zone. */
import { instantOf, localInstant } from "../../../server/database/zoned-time.ts";

const morning = "09:00";
export type SnoozeChoice = "tomorrow" | "monday";

export function snoozeTimes(now: Date, timeZone: string): Record<SnoozeChoice, Date> {
  // Sunday is 0. On a Monday, the next one is a week later.
  const weekday = new Date(`${now.toLocaleDateString("sv-SE", { timeZone })}T00:00:00Z`).getUTCDay();
  return {
    tomorrow: localInstant(now, 1, morning, timeZone),
    monday: localInstant(now, ((7 - weekday) % 7) + 1, morning, timeZone),
  };
}

/** A typed date and time counts, whatever else is chosen. Undefined if there is no valid time. */
export function snoozeTimeIn(form: FormData, now: Date, timeZone: string): Date | undefined {
  const typed = String(form.get("at") ?? "");
  if (typed) {
    const local = new Date(`${typed}Z`);
    return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(typed) && !Number.isNaN(local.getTime())
      ? instantOf(local, timeZone)
      : undefined;
  }
  const choice = String(form.get("until") ?? "");
  return choice === "tomorrow" || choice === "monday" ? snoozeTimes(now, timeZone)[choice] : undefined;
}
