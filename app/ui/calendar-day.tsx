import styles from "./calendar-day.module.css";
import { calendarDay } from "./format-date.ts";
import { useLanguage } from "./page-language.ts";

type CalendarDayProps = { instant: string; timeZone?: string };

/** A date as a calendar shows it: the day large, the month below. Decorative: the full date is beside it. */
export function CalendarDay({ instant, timeZone = "UTC" }: CalendarDayProps) {
  const { day, month } = calendarDay({ instant, timeZone, language: useLanguage() });
  return (
    <span className={styles.day} aria-hidden="true">
      <b>{day}</b> {month}
    </span>
  );
}
