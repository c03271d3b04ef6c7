import { languageName } from "../editions/language-name.ts";
import { Button } from "../ui/button.tsx";
import styles from "./translations.module.css";

type StartTranslationProps = { language: string; original: string };

/** What stands where a translation would be. */
export function StartTranslation({ language, original }: StartTranslationProps) {
  const name = languageName(language);
  return (
    <form method="post" className={styles.start}>
      <p>
        This is not there in {name} yet. Visitors who read in {name} are shown the text in{" "}
        {languageName(original)}, with a note.
      </p>
      <div className={styles.buttons}>
        <Button act="start from the original">Start from the original’s text</Button>
        <Button act="start empty" variant="outline">
          Start empty
        </Button>
      </div>
    </form>
  );
}
