import { type DateOptions, formatDate } from "./format-date.ts";
import { useLanguage } from "./page-language.ts";

type LocalDateProps = Partial<DateOptions> & Pick<DateOptions, "instant">;

/**
 * A date in the page's language. app/browser/restate-dates.ts rewrites English ones for other regions. One text node, so
 * that nothing beside it moves. UTC by default: a day of publication is the same for all visitors.
 */
export function LocalDate({ form = "date", timeZone = "UTC", instant, until }: LocalDateProps) {
  const language = useLanguage();
  return (
    <time
      dateTime={instant}
      data-date={form}
      data-zone={timeZone === "UTC" ? undefined : timeZone}
      data-until={until}
    >
      {formatDate({ instant, form, timeZone, until, language })}
    </time>
  );
}
