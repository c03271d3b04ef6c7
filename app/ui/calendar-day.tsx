import { languageOf } from "../../languages.ts";
import styles from "./calendar-day.module.css";
import { formatter } from "./format-date.ts";
import { useLanguage } from "./page-language.ts";

type CalendarDayProps = { instant: string; timeZone?: string };

/** A date as a calendar shows it: the day large, "Nov 2026" below. Decorative: the full date is beside it. */
export function CalendarDay({ instant, timeZone = "UTC" }: CalendarDayProps) {
  const { locale } = languageOf(useLanguage());
  const date = new Date(instant);
  return (
    <span className={styles.day} aria-hidden="true">
      <b>{formatter(locale, { day: "numeric" }, timeZone).format(date)}</b>{" "}
      {formatter(locale, { month: "short", year: "numeric" }, timeZone).format(date)}
    </span>
  );
}
