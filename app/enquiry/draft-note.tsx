import { useWords } from "../rendering/language.ts";
import styles from "./enquiry-form.module.css";

/** Says that what was typed is kept on the device. app/browser/keep-drafts.ts keeps it, and shows this while it does. */
export function DraftNote() {
  const { enquiry: words } = useWords();
  return (
    <p className={styles.draft} data-draft="">
      {`${words.draft.kept} `}
      <button type="reset" className={styles.clear}>
        {words.draft.clear}
      </button>
    </p>
  );
}
