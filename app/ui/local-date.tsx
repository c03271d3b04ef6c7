import { useHydratedAtLeisure } from "./use-hydrated.ts";
import { type DateForm, dateInVisitorsLocale, writtenDate } from "./written-date.ts";

type LocalDateProps = {
  /** ISO 8601. */
  instant: string;
  form?: DateForm;
  /** The zone whose day and hour are meant. A day of publication is the same day for everyone. */
  timeZone?: string;
};

/** A date in unambiguous English from the server, restated by the browser as its owner writes dates. */
export function LocalDate({ instant, form = "date", timeZone = "UTC" }: LocalDateProps) {
  const write = useHydratedAtLeisure() ? dateInVisitorsLocale : writtenDate;
  return <time dateTime={instant}>{write(instant, form, timeZone)}</time>;
}
