import { useLocation } from "react-router";
import { localPath } from "../../languages.ts";
import { useLanguage, useWords } from "../rendering/language.ts";
import { useSite } from "../rendering/root-data.ts";
import { formatDate } from "../ui/format-date.ts";

/**
 * For print only (print.css shows it): the organisation, the address, and the day the page was rendered, which dates its
 * content whenever it is printed, without script.
 */
export function Letterhead() {
  const { shell } = useWords();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const { siteUrl, organisation } = useSite();
  const date = formatDate({ instant: new Date().toISOString(), form: "date", timeZone: "UTC", language });
  return (
    <p hidden>
      <b>{organisation.name}</b>
      <span>{siteUrl + localPath(language, pathname + search)}</span>
      <span>{shell.asOf({ date })}</span>
    </p>
  );
}
