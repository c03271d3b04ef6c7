import { maxNote } from "../../../server/publishing/review/review-limits.ts";
import { Field } from "../../ui/field.tsx";
import { useDeskWords } from "../rendering/desk-language.ts";
import { Button } from "../ui/button.tsx";
import styles from "./review.module.css";

type DecisionProps = {
  hash: string;
  /** "own": the reader wrote the text or asked for its review. */
  may: "decide" | "own" | "read";
  problem: string | undefined;
};

/** Approve the text, or send it back with a note. */
export function Decision({ hash, may, problem }: DecisionProps) {
  const words = useDeskWords().review.decide;
  return (
    <section aria-labelledby="decide">
      <h2 id="decide">{words.heading}</h2>
      {may === "read" && <p>{words.publishers}</p>}
      {may === "own" && <p>{words.own}</p>}
      {may === "decide" && (
        <form method="post" className={styles.form}>
          <input type="hidden" name="hash" value={hash} />
          <p>{words.approveHelp}</p>
          <Button act="approve">{words.approve}</Button>
        </form>
      )}
      {may !== "read" && (
        <form method="post" className={styles.form}>
          <input type="hidden" name="hash" value={hash} />
          <Field
            id="send-back-note"
            label={words.note}
            name="note"
            rows={3}
            maxLength={maxNote}
            error={problem}
          />
          <Button act="send back" variant="outline">
            {words.sendBack}
          </Button>
        </form>
      )}
    </section>
  );
}
