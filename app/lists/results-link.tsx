import { useWords } from "../rendering/language.ts";
import styles from "./results-link.module.css";

/** The id of the element that says what was found. */
export const resultsId = "results";

/** Leads past the filters of a list. Visible while it has the focus. */
export function ResultsLink() {
  return (
    <a href={`#${resultsId}`} className={styles.link}>
      {useWords().lists.toResults}
    </a>
  );
}
