import { ErrorSummary } from "../../ui/error-summary.tsx";
import { fieldId, type Writing } from "./writing.ts";
import styles from "./writing-form.module.css";

/** Why an act was refused, and how a translation works: above the text. */
export function WritingNotes({ problems, failure, titleField, translation }: Writing) {
  const number = problems.length === 1 ? "1 thing" : `${problems.length} things`;
  return (
    <>
      {problems.length > 0 && (
        <ErrorSummary
          id="problems"
          heading={`${failure}: ${number} to fix`}
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
