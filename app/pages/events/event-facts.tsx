import type { ReactNode } from "react";
import { LocalDate } from "../../ui/local-date.tsx";
import { writtenDate } from "../../ui/written-date.ts";
import { events as words } from "../../words/en/events.ts";

type When = { event_date: string; ends_at: string | null; time_zone: string; zone: string; location: string };
type Fact = { term: string; detail: ReactNode };

/** When and where: one date with its hours, or a beginning and an end on different days. */
export function eventFacts({ event_date, ends_at, time_zone, zone, location }: When): Fact[] {
  const day = (instant: string) => <LocalDate instant={instant} timeZone={time_zone} form="day" />;
  const hour = (instant: string) => <LocalDate instant={instant} timeZone={time_zone} form="time" />;
  const dayAndHour = (instant: string) => (
    <>
      {day(instant)}, {hour(instant)}
    </>
  );
  const place = { term: words.place, detail: location };
  const timeZone = { term: words.timeZone, detail: zone };
  if (ends_at && !sameDay(event_date, ends_at, time_zone))
    return [
      { term: words.starts, detail: dayAndHour(event_date) },
      { term: words.ends, detail: dayAndHour(ends_at) },
      timeZone,
      place,
    ];
  const hours = ends_at ? (
    <>
      {hour(event_date)} – {hour(ends_at)}
    </>
  ) : (
    hour(event_date)
  );
  return [
    { term: words.date, detail: day(event_date) },
    { term: words.time, detail: hours },
    timeZone,
    place,
  ];
}

function sameDay(a: string, b: string, timeZone: string): boolean {
  return writtenDate(a, "date", timeZone) === writtenDate(b, "date", timeZone);
}
