import type { Language } from "../../languages.ts";
import { organisation } from "../../organisation.ts";
import { formatDate } from "../ui/format-date.ts";

/** The day by whose end something is done. Midnight still belongs to the day before. */
export function lastDay(due: string, language: Language): string {
  const instant = new Date(Date.parse(due) - 1).toISOString();
  return formatDate({ instant, form: "day", timeZone: organisation.timeZone, language });
}
