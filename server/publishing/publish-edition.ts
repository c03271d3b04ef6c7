import { save } from "../content/save.ts";
import { saveTranslation } from "../content/translations.ts";
import type { Actor } from "../staff/staff-log.ts";
import type { Db, Edition, Fields } from "./edition.ts";
import { carrySourceRevision, originalText } from "./edition-translations.ts";
import { noteReceipt } from "./receipt-rows.ts";
import { removeRedirect } from "./record-addresses.ts";
import { removeRequest } from "./review/review-requests.ts";
import { forgetWriters } from "./review/writers.ts";
import { adoptSample, changedBy, logAct, updateEdition } from "./store-edition.ts";

type Publication = {
  at: string;
  /** When visitors could first read it; differs from `at` if it was due earlier. */
  since?: string;
  /** When it was last changed, if that is known from elsewhere, such as a file. */
  updated?: string | null;
  /** The published text, if it is not the current working copy. */
  text?: { fields: Fields; revision: number };
};

/** Writes the public record, in the caller's transaction. */
export async function publishEdition(
  db: Db,
  actor: Actor,
  edition: Edition,
  { at, since = at, updated = null, text = edition }: Publication,
): Promise<Edition> {
  const { id, kind, slug, language, publicRevision, firstPublishedAt } = edition;
  const created_at = firstPublishedAt ?? since;
  const wasWithdrawn = firstPublishedAt !== null && publicRevision === null;
  // For a record that is public already, `save` sets the time of the change.
  const updated_at = updated ?? (wasWithdrawn ? at : null);
  if (edition.translationOf === null) {
    const before = await originalText(db, edition);
    await save(db, kind, { id: slug, edition: id, created_at, updated_at, language, fields: text.fields });
    await removeRedirect(db, kind, slug);
    await carrySourceRevision(db, edition, { before, after: text, at });
  } else await saveTranslation(db, kind, slug, language, { created_at, updated_at, fields: text.fields });
  await adoptSample(db, edition);
  const published = await updateEdition(db, id, {
    ...{ state: "published", public_revision: text.revision, first_published_at: created_at },
    ...{ due_at: null, due_version: null },
    ...changedBy(actor, at),
  });
  await forgetWriters(db, id, text.revision);
  if (text.revision === edition.revision) await removeRequest(db, id);
  await noteReceipt(db, "published", published, at);
  await logAct(db, actor, "published", published, at);
  return published;
}
