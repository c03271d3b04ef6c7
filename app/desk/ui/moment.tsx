import { organisation } from "../../../organisation.ts";
import { formatDate } from "../../ui/format-date.ts";
import { useBrowserWords, useFillMessage, usePageSettings } from "./page-settings.ts";

/** The time zone of the organisation, for times that are not shown to one person. */
export const deskZone = organisation.timeZone;

/** In the reader's language and time zone. */
export function Moment({ instant }: { instant: string }) {
  const { language, timeZone } = usePageSettings();
  return <time dateTime={instant}>{formatDate({ instant, form: "date-time", timeZone, language })}</time>;
}

/** Once on each page that shows times. */
export function TimesNote() {
  const { timeZone } = usePageSettings();
  const { timesNote } = useBrowserWords();
  const fill = useFillMessage();
  return (
    <p>
      <small>{fill(timesNote, { zone: timeZone })}</small>
    </p>
  );
}
