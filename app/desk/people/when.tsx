import { writtenDate } from "../../ui/written-date.ts";

/** "15 November 2026, 09:00 UTC". */
export function When({ at }: { at: string }) {
  return <time dateTime={at}>{writtenDate({ instant: at, form: "date-time", timeZone: "UTC" })} UTC</time>;
}
