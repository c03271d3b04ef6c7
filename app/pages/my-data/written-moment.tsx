import { useLanguage, useWords } from "../../rendering/language.ts";
import { writtenDate } from "../../ui/format-date.ts";

/** To the minute. Nobody knows the zone of whoever reads it. */
export function WrittenMoment({ instant }: { instant: string }) {
  const { myData } = useWords();
  const moment = writtenDate({ instant, form: "date-time", timeZone: "UTC", language: useLanguage() });
  return <time dateTime={instant}>{myData.facts.inUtc({ moment })}</time>;
}
