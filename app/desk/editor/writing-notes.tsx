import { ErrorSummary } from "../../ui/error-summary.tsx";
import { useIslandWords } from "../islands/island-words.ts";
import { useFillMessage } from "../ui/page-settings.ts";
import { fieldId, type Writing } from "./writing.ts";
import styles from "./writing-form.module.css";

/** Why an act was refused, and how a translation works: above the text. */
export function WritingNotes({ problems, failure, titleField, translation }: Writing) {
  const { publishing: words } = useIslandWords();
  const fill = useFillMessage();
  return (
    <>
      {problems.length > 0 && (
        <ErrorSummary
          id="problems"
          heading={fill(words.problems, { failure, count: problems.length })}
          errors={problems.map(({ field, sentence }) => ({
            fieldId: fieldId(field || titleField),
            text: sentence,
          }))}
        />
      )}
      {translation && <p className={styles.note}>{translation.note}</p>}
    </>
  );
}
