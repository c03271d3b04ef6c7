import { maxNote } from "../../../server/publishing/review/review-limits.ts";
import { Field } from "../../ui/field.tsx";
import { useDeskWords } from "../rendering/desk-language.ts";
import { Button } from "../ui/button.tsx";
import styles from "./review.module.css";

/** Belongs to the form of the text, which is stored first. `address`: the review page of a stored text. */
export function AskForReview({ address }: { address: string | undefined }) {
  const { ask: words } = useDeskWords().review;
  return (
    <div className={styles.ask}>
      <Field
        id="review-note"
        label={words.note}
        hint={words.help}
        name="review_note"
        rows={2}
        maxLength={maxNote}
      />
      <div className={styles.buttons}>
        <Button act="ask for review" variant="outline">
          {words.button}
        </Button>
        {address && <a href={address}>{words.open}</a>}
      </div>
    </div>
  );
}
