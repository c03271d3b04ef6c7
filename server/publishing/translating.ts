import { randomUUID } from "node:crypto";
import { inheritedFields } from "../../content/kinds.ts";
import { isLanguage } from "../../languages.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import type { Actor } from "../staff/staff-log.ts";
import { type Db, type Edition, type Fields, lockOf, readEdition } from "./edition.ts";
import { allFields, ownFields } from "./edition-fields.ts";
import {
  currentSourceRevision,
  keepSourceText,
  type OriginalText,
  originalText,
  translationIn,
  translationSummaries,
} from "./edition-translations.ts";
import { isRefused, type Outcome, readUndeleted, refused } from "./outcome.ts";
import { type ActorWithRole, publishersOnly } from "./permissions.ts";
import { fieldsAt } from "./revisions.ts";
import { adoptSample, changedBy, insertEdition, logAct, updateEdition } from "./store-edition.ts";

/** The original of a translation. `before`: the text that the translation is up to date with, if it still exists. */
export type TranslationSource = { original: Edition; text: OriginalText; before: Fields | undefined };

/** Starting translations, and keeping track of whether they are up to date. */
export function translatingOf(database: SiteDatabase, now: () => Date) {
  const { db } = database;
  const change = async <T>(id: string, work: Parameters<typeof exclusively<T>>[2]) =>
    exclusively(database, await lockOf(db, id), work);
  return {
    translations: (originals: string[]) => translationSummaries(db, originals),

    translation: ({ id }: Pick<Edition, "id">, language: string): Promise<Edition | undefined> =>
      translationIn(db, id, language),

    async originalOf({ translationOf, sourceRevision }: Edition): Promise<TranslationSource | undefined> {
      const original = await readEdition(db, translationOf ?? "");
      if (!original) return undefined;
      const text = await originalText(db, original);
      const before = sourceRevision === null ? undefined : await fieldsAt(db, original.id, sourceRevision);
      return { original, text, before: sourceRevision === text.revision ? text.fields : before };
    },

    /** The language of an original can change only before it is public or translated. */
    setLanguage: (actor: ActorWithRole, id: string, language: string): Promise<Outcome> =>
      change(id, async (db) => {
        const edition = await readUndeleted(db, id);
        if (isRefused(edition)) return edition;
        if (edition.language === language) return { outcome: "done", edition };
        if (!isLanguage(language)) return refused("unknownLanguage");
        if (edition.translationOf !== null || edition.publicRevision !== null)
          return refused("languageOfPublic");
        if ((await translationSummaries(db, [id])).size > 0) return refused("languageOfTranslated");
        const refusal = await publishersOnly(db, actor, edition, "publisherSetsLanguage");
        if (refusal) return refusal;
        const at = now().toISOString();
        await adoptSample(db, edition);
        const changed = await updateEdition(db, id, { language, ...changedBy(actor, at) });
        await logAct(db, actor, `changed the language to ${language}`, changed, at);
        return { outcome: "done", edition: changed };
      }),

    /** Repeating it after a lost response returns the existing translation. */
    startTranslation: (
      actor: Actor,
      originalId: string,
      language: string,
      from: "original" | "empty",
    ): Promise<Outcome> =>
      change(originalId, async (db) => {
        const original = await readUndeleted(db, originalId);
        if (isRefused(original)) return original;
        if (original.translationOf !== null) return refused("isTranslation");
        if (!isLanguage(language)) return refused("unknownLanguage");
        if (language === original.language) return refused("isOriginalLanguage");
        const known = await translationIn(db, originalId, language);
        if (known) return { outcome: "done", edition: known };
        const at = now().toISOString();
        const { revision, fields } = await originalText(db, original);
        const { kind, slug } = original;
        const owner = { kind, translationOf: originalId };
        // Inherited fields stay empty, so that they follow the original.
        const inherited = inheritedFields(kind, fields);
        const copied = Object.entries(from === "empty" ? {} : ownFields(owner, fields)).filter(
          ([name]) => !inherited.includes(name),
        );
        const written = {
          ...{ id: randomUUID(), ...owner, slug, language, sourceRevision: revision },
          fields: allFields(owner, Object.fromEntries(copied)),
        };
        await keepSourceText(db, original, revision, at);
        await adoptSample(db, original);
        return { outcome: "done", edition: await insertEdition(db, actor, written, at) };
      }),

    /** Marks a translation as up to date with this revision of the original, at most with the public one. */
    markUpToDate: (actor: Actor, id: string, revision: number): Promise<Outcome> =>
      change(id, async (db) => {
        const translation = await readUndeleted(db, id);
        if (isRefused(translation)) return translation;
        const at = now().toISOString();
        const updated = await setSourceRevision(db, translation, revision, at);
        if (updated !== translation)
          await logAct(db, actor, "marked as up to date with the original", updated, at);
        return { outcome: "done", edition: updated };
      }),
  };
}

/** `revision`: the revision of the original that the translator has seen. */
export async function setSourceRevision(
  db: Db,
  translation: Edition,
  revision: number,
  at: string,
): Promise<Edition> {
  const original = await readEdition(db, translation.translationOf ?? "");
  if (!original) return translation;
  const source = Math.min(revision, currentSourceRevision(original));
  if (source <= (translation.sourceRevision ?? 0)) return translation;
  await keepSourceText(db, original, source, at);
  return updateEdition(db, translation.id, { source_revision: source });
}
