import { languageOf } from "../../languages.ts";
import { useLanguage, useWords } from "../rendering/language.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { LanguageLinks } from "./language-links.tsx";
import styles from "./language-menu.module.css";
import { LowDataSwitch } from "./low-data-switch.tsx";

const listId = "languages";

/** The languages and the low-data switch. In the stacked menu they are visible; in a row the browser opens them from a button, without script. */
export function LanguageMenu() {
  const { languageWords } = useWords();
  const { name } = languageOf(useLanguage());
  return (
    <>
      <button type="button" popoverTarget={listId} className={styles.button}>
        <svg aria-hidden="true" viewBox="0 0 24 24" width="22" height="22">
          <path d="M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0h18M12 3c-6 6-6 12 0 18 6-6 6-12 0-18" />
        </svg>
        <VisuallyHidden>{`${languageWords.label}: ${name}`}</VisuallyHidden>
      </button>
      <div id={listId} popover="auto" className={styles.list}>
        <LanguageLinks className={styles.links} />
        <LowDataSwitch />
      </div>
    </>
  );
}
