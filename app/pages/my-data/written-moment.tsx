import { writtenDate } from "../../ui/written-date.ts";
import { myData } from "../../words/en/my-data.ts";

/** To the minute. Nobody knows the zone of whoever reads it. */
export function WrittenMoment({ instant }: { instant: string }) {
  const moment = writtenDate({ instant, form: "date-time", timeZone: "UTC" });
  return <time dateTime={instant}>{myData.facts.inUtc(moment)}</time>;
}
