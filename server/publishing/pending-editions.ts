import type { Db, EditionSummary } from "./edition.ts";
import { summaryColumns, summaryOf } from "./edition.ts";

/** What the first page of the desk shows of each. */
const most = 20;

export type Waiting = {
  /** Of what is public: the changed last first. */
  changes: EditionSummary[];
  /** The soonest first. */
  scheduled: EditionSummary[];
};

/** What somebody may want to publish, and what will be without anybody's doing. */
export async function listWaiting(db: Db): Promise<Waiting> {
  const there = db.selectFrom("editions").select(summaryColumns).where("deleted_at", "is", null).limit(most);
  const [changes, scheduled] = await Promise.all([
    there.whereRef("revision", ">", "public_revision").orderBy("changed_at", "desc").orderBy("id").execute(),
    there.where("due_at", "is not", null).orderBy("due_at").orderBy("id").execute(),
  ]);
  return { changes: changes.map(summaryOf), scheduled: scheduled.map(summaryOf) };
}
