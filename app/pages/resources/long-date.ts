import { defaultLanguage, type Language } from "../../../languages.ts";
import { writtenDate } from "../../ui/format-date.ts";

const usEnglish = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "November 15, 2026": in English a resource's page writes it so for everyone, as the specification asks. */
export function longDate(instant: string, language: Language): string {
  if (language === defaultLanguage) return usEnglish.format(new Date(instant));
  return writtenDate({ instant, form: "date", timeZone: "UTC", language });
}
