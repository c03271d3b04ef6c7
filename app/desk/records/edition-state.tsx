import { type EditionSummary, hasUnpublishedChanges } from "../../../server/publishing/edition.ts";
import { Moment } from "../ui/moment.tsx";
import styles from "./edition-list.module.css";

type Shown = Pick<
  EditionSummary,
  "state" | "dueAt" | "deletedAt" | "publicRevision" | "revision" | "isSample"
>;

export function EditionState({ state, dueAt, deletedAt, publicRevision, revision, isSample }: Shown) {
  const changed = hasUnpublishedChanges({ publicRevision, revision });
  return (
    <>
      <span className={styles.state} data-state={deletedAt ? "deleted" : state}>
        {deletedAt ? "Deleted" : names[state]}
      </span>
      {isSample && <span className={styles.state}>Sample</span>}
      {deletedAt && <Moment instant={deletedAt} />}
      {state === "scheduled" && dueAt && (
        <span>
          for <Moment instant={dueAt} />
        </span>
      )}
      {changed && (
        <span className={styles.state} data-state="changed">
          Unpublished changes
        </span>
      )}
    </>
  );
}

const names = { draft: "Draft", scheduled: "Scheduled", published: "Published", withdrawn: "Withdrawn" };
