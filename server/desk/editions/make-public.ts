import type { Actor } from "../staff-log.ts";
import { notePublic } from "./addresses.ts";
import type { Db, Edition, Fields } from "./edition.ts";
import type { Problem } from "./fields.ts";
import { findPublic, writePublic } from "./public-rows.ts";
import { publishingProblems } from "./publishing-problems.ts";
import { noteReceipt } from "./receipt-rows.ts";
import { changedBy, noteAct, setEdition } from "./store.ts";

/** Why a text cannot be published, with a sentence for each field. */
export async function publicationProblems(
  db: Db,
  { kind, slug, publicRevision, fields }: Edition,
): Promise<Problem[]> {
  // Written by another program since: it must not be replaced unseen.
  if (publicRevision === null && (await findPublic(db, kind, slug)))
    return [{ field: "slug", sentence: "Another record is public at this address. Please choose another." }];
  return publishingProblems(kind, fields);
}

type Publication = {
  at: string;
  /** When visitors could read it first; the same as `at` unless it was due earlier. */
  since?: string;
  /** When it was changed last, where that was elsewhere. */
  updated?: string | null;
  /** What is published, if it is not the working copy as it is now. */
  text?: { fields: Fields; revision: number };
};

/** Writes what visitors read, within the transaction of whoever calls it. */
export async function makePublic(
  db: Db,
  actor: Actor,
  edition: Edition,
  { at, since = at, updated = null, text = edition }: Publication,
): Promise<Edition> {
  const { id, kind, slug, language, publicRevision, firstPublishedAt } = edition;
  const created_at = firstPublishedAt ?? since;
  const wasWithdrawn = firstPublishedAt !== null && publicRevision === null;
  await writePublic(db, kind, slug, {
    ...{ created_at, language, fields: text.fields },
    // Of one that is public, saving notes the change.
    updated_at: updated ?? (wasWithdrawn ? at : null),
  });
  await notePublic(db, kind, slug);
  const published = await setEdition(db, id, {
    ...{ state: "published", public_revision: text.revision, first_published_at: created_at },
    ...{ due_at: null, due_version: null },
    ...changedBy(actor, at),
  });
  await noteReceipt(db, "published", published, at);
  await noteAct(db, actor, "published", published, at);
  return published;
}
