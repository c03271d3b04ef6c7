import { organisation } from "../../../organisation.ts";
import { formatDate } from "../../ui/format-date.ts";

/** That of the organisation, so that everyone at the desk reads the same time. */
export const deskZone = organisation.timeZone;

export function Moment({ instant }: { instant: string }) {
  return <time dateTime={instant}>{formatDate({ instant, form: "date-time", timeZone: deskZone })}</time>;
}

/** Once on each page that shows times. */
export function TimesNote() {
  return (
    <p>
      <small>Times are in Addis Ababa time (UTC+3).</small>
    </p>
  );
}
