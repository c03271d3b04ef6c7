import { type EditionSummary, hasUnpublishedChanges } from "../../../server/publishing/edition.ts";
import type { ReviewRequest } from "../../../server/publishing/review/review-requests.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import { Moment } from "../ui/moment.tsx";
import styles from "./edition-list.module.css";

type Shown = Pick<
  EditionSummary,
  "state" | "dueAt" | "deletedAt" | "publicRevision" | "revision" | "isSample"
> & {
  /** Of its review, if there is one. */
  review?: ReviewRequest["state"] | undefined;
};

export function EditionState(props: Shown) {
  const { state, dueAt, deletedAt, publicRevision, revision, isSample, review } = props;
  const { records: words, review: reviewWords } = useDeskWords();
  const changed = hasUnpublishedChanges({ publicRevision, revision });
  return (
    <>
      <span className={styles.state} data-state={deletedAt ? "deleted" : state}>
        {deletedAt ? words.deleted : words.states[state]}
      </span>
      {isSample && <span className={styles.state}>{words.sample}</span>}
      {deletedAt && <Moment instant={deletedAt} />}
      {state === "scheduled" && dueAt && (
        <span>{words.due({ moment: <Moment key="moment" instant={dueAt} /> })}</span>
      )}
      {review && (
        <span className={styles.state} data-state={review}>
          {reviewWords.states[review]}
        </span>
      )}
      {changed && (
        <span className={styles.state} data-state="changed">
          {words.unpublished}
        </span>
      )}
    </>
  );
}
