import { randomUUID } from "node:crypto";
import type { ApprovalRow } from "../../database/schema.ts";
import type { Db, Edition } from "../edition.ts";
import { contentHash } from "./content-hash.ts";
import { writersOf } from "./writers.ts";

export type Approval = {
  by: string;
  at: string;
  /** Who made the link, if the approval came by one. */
  linkMaker: string | null;
};

/** For each edition; one more deletes the oldest. */
const maxApprovals = 50;

type By =
  | { approver: { id: string; name: string } }
  | { approver: { id: null; name: string }; linkMaker: { id: string | null; name: string } };

/** Records an approval of the current text. The caller has checked that the approver may give it. */
export async function addApproval(db: Db, edition: Edition, by: By, at: string): Promise<void> {
  const writers = await writersOf(db, edition);
  const linkMaker = "linkMaker" in by ? by.linkMaker : null;
  const second = linkMaker ? linkMaker.id : by.approver.id;
  const row: ApprovalRow = {
    ...{ id: randomUUID(), edition_id: edition.id, content_hash: contentHash(edition), at },
    ...{ author_id: writers[0]?.id ?? null, approver_id: by.approver.id, approver_name: by.approver.name },
    ...{ link_maker_id: linkMaker?.id ?? null, link_maker_name: linkMaker?.name ?? null },
    second_person: Number(!writers.some(({ id }) => id === second)),
  };
  await db.insertInto("approvals").values(row).execute();
  const newest = ofEdition(db, edition.id).select("id").limit(maxApprovals);
  await db
    .deleteFrom("approvals")
    .where("edition_id", "=", edition.id)
    .where("id", "!=", row.id)
    .where("id", "not in", newest)
    .execute();
}

const ofEdition = (db: Db, id: string) =>
  db.selectFrom("approvals").where("edition_id", "=", id).orderBy("at", "desc").orderBy("id");

/** `current`: of exactly this text. `earlier`: of another text, since the last publication. */
export async function readApprovals(
  db: Db,
  edition: Edition,
): Promise<{ current: Approval | undefined; earlier: Approval | undefined }> {
  const columns = ["approver_name as by", "at", "link_maker_name as linkMaker"] as const;
  const current = await ofEdition(db, edition.id)
    .select(columns)
    .where("content_hash", "=", contentHash(edition))
    .limit(1)
    .executeTakeFirst();
  if (current) return { current, earlier: undefined };
  const published = await db
    .selectFrom("versions")
    .select(({ fn }) => fn.max("at").as("at"))
    .where("edition_id", "=", edition.id)
    .where("act", "=", "published")
    .executeTakeFirst();
  const earlier = await ofEdition(db, edition.id).select(columns).limit(1).executeTakeFirst();
  const isPublished = earlier && published?.at && published.at >= earlier.at;
  return { current: undefined, earlier: isPublished ? undefined : earlier };
}

/** After a text was sent back, an approval of it no longer counts. */
export async function removeApprovals(db: Db, edition: Edition): Promise<void> {
  await db
    .deleteFrom("approvals")
    .where("edition_id", "=", edition.id)
    .where("content_hash", "=", contentHash(edition))
    .execute();
}
