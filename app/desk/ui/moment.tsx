import { organisation } from "../../../organisation.ts";
import { formatDate } from "../../ui/format-date.ts";

/** Where the organisation is: everyone at the desk reads the same hour, and says it to each other. */
export const deskZone = organisation.timeZone;

export function Moment({ instant }: { instant: string }) {
  return <time dateTime={instant}>{formatDate({ instant, form: "date-time", timeZone: deskZone })}</time>;
}

/** Once on each page that shows moments. */
export function TimesNote() {
  return (
    <p>
      <small>Times are those of Addis Ababa (UTC+3).</small>
    </p>
  );
}
