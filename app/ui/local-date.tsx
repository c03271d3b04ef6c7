import { formatDate, type Written } from "./format-date.ts";
import { useLanguage } from "./page-language.ts";

type LocalDateProps = Partial<Written> & Pick<Written, "instant">;

/**
 * A date in the language of the page; app/browser/restate-dates.ts restates English ones for readers of another region. It is
 * one text, so that nothing beside it moves. A day of publication is the same day for everyone.
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
