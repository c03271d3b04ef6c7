import type { EventFacts } from "./event-facts.ts";

const day = 24 * 60 * 60_000;

/** When the personal data of an event's registrations is deleted. */
export const keptUntil = ({ ends }: Pick<EventFacts, "ends">, keptDays: number): string =>
  new Date(Date.parse(ends) + keptDays * day).toISOString();
