/** The rule that a second person must approve a text before it is published. */

import type { Actor } from "../../staff/staff-log.ts";
import type { Db, Edition } from "../edition.ts";
import { contentHash } from "./content-hash.ts";

export async function isSecondPersonRequired(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom("review_settings")
    .select("value")
    .where("name", "=", "second person")
    .executeTakeFirst();
  return row?.value === "on";
}

/** Whether the text still needs an approval by a second person. Call it in the transaction that publishes. */
export async function lacksApproval(
  db: Db,
  { id, language, fields }: Pick<Edition, "id" | "language" | "fields">,
): Promise<boolean> {
  if (!(await isSecondPersonRequired(db))) return false;
  const approval = await db
    .selectFrom("approvals")
    .select("id")
    .where("edition_id", "=", id)
    .where("content_hash", "=", contentHash({ language, fields }))
    .where("second_person", "=", 1)
    .limit(1)
    .executeTakeFirst();
  return !approval;
}

/** Programs on the server, such as an import, may publish: whoever runs them could change the rule, too. */
export const isBoundByRule = ({ id }: Actor): boolean => id !== null;
