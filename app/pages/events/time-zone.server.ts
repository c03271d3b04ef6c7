import { type Language, languageOf } from "../../../languages.ts";
import { formatDate } from "../../ui/format-date.ts";

/** "East Africa Time (UTC+3)": the name for local people, the offset for everyone else. */
export function timeZoneName(zone: string, instant: string, language: Language): string {
  const part = (locale: string, timeZoneName: "long" | "shortOffset") =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName })
      .formatToParts(new Date(instant))
      .find(({ type }) => type === "timeZoneName")?.value ?? zone;
  const offset = part("en-GB", "shortOffset").replace("GMT", "UTC");
  return `${part(languageOf(language).locale, "long")} (${offset})`;
}

export function sameDay(one: string, other: string, zone: string): boolean {
  const day = (instant: string) => formatDate({ instant, form: "date", timeZone: zone });
  return day(one) === day(other);
}
