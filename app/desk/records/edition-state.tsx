import { type EditionSummary, hasUnpublishedChanges } from "../../../server/publishing/edition.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import { Moment } from "../ui/moment.tsx";
import styles from "./edition-list.module.css";

type Shown = Pick<
  EditionSummary,
  "state" | "dueAt" | "deletedAt" | "publicRevision" | "revision" | "isSample"
>;

export function EditionState({ state, dueAt, deletedAt, publicRevision, revision, isSample }: Shown) {
  const { records: words } = useDeskWords();
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
      {changed && (
        <span className={styles.state} data-state="changed">
          {words.unpublished}
        </span>
      )}
    </>
  );
}
