import { useRef } from "react";
import { useHydratedAtLeisure } from "./use-hydrated.ts";
import { useInPlace } from "./use-in-place.ts";
import { dateInVisitorsLocale, type Written, writtenDate } from "./written-date.ts";

type LocalDateProps = Partial<Written> & Pick<Written, "instant">;

/**
 * A date in unambiguous English from the server, restated by the browser as its owner writes dates, where that takes
 * no more lines. It is one text, so that nothing beside it moves. A day of publication is the same day for everyone.
 */
export function LocalDate({ form = "date", timeZone = "UTC", ...when }: LocalDateProps) {
  const ref = useRef<HTMLTimeElement>(null);
  const hydrated = useHydratedAtLeisure();
  useInPlace(ref, hydrated);
  return (
    // Until then the browser has the server's text and is told to let it be: to write the same again would take
    // an old phone longer than to draw a page of cards.
    <time ref={ref} dateTime={when.instant} suppressHydrationWarning>
      {dateText({ ...when, form, timeZone }, hydrated)}
    </time>
  );
}

function dateText(written: Written, restated: boolean): string {
  if (import.meta.env.SSR) return writtenDate(written);
  return restated ? dateInVisitorsLocale(written) : "";
}
