import { useLocation } from "react-router";
import { organisation } from "../../organisation.ts";
import { useSite } from "../rendering/root-data.ts";
import { writtenDate } from "../ui/written-date.ts";
import { shell } from "../words/en/shell.ts";

/**
 * On paper only (print.css shows it): whose page this is, where it is, and the day it was rendered. That is the date
 * of what it says, whenever it is printed, and needs no script.
 */
export function Letterhead() {
  const { pathname, search } = useLocation();
  const { siteUrl } = useSite();
  const date = writtenDate({ instant: new Date().toISOString(), form: "date", timeZone: "UTC" });
  return (
    <p hidden>
      <b>{organisation.name}</b>
      <span>{siteUrl + pathname + search}</span>
      <span>{shell.asOf(date)}</span>
    </p>
  );
}
