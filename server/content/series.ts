import type { AllRecords, Card } from "./records.ts";

/** The other dates of the series that an event belongs to, in order. The first event gives the series its name. */
export async function otherDates(
  { events }: Pick<AllRecords, "events">,
  { id, series }: { id: string; series: string },
): Promise<Card<"events">[]> {
  const name = series || id;
  const [{ items }, first] = await Promise.all([events.page({ series: name }), events.some([name])]);
  const all = new Map([...first, ...items].map((event) => [event.id, event]));
  all.delete(id);
  return [...all.values()].sort((a, b) => a.event_date.localeCompare(b.event_date, "en"));
}
