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
  translationsOf,
} from "./edition-translations.ts";
import { isRefused, type Outcome, readUndeleted, refused } from "./outcome.ts";
import { type ActorWithRole, publishersOnly } from "./permissions.ts";
import { fieldsAt } from "./revisions.ts";
import { adoptSample, changedBy, insertEdition, logAct, updateEdition } from "./store-edition.ts";

/** The original beside a translation. `before`: what the translation agrees with, where it is still known. */
export type TranslationSource = { original: Edition; text: OriginalText; before: Fields | undefined };

export function translatingOf(database: SiteDatabase, now: () => Date) {
  const { db } = database;
  const change = async <T>(id: string, work: Parameters<typeof exclusively<T>>[2]) =>
    exclusively(database, await lockOf(db, id), work);
  return {
    /** Those of several originals, by the id of each. */
    translations: (originals: string[]) => translationsOf(db, originals),

    translation: ({ id }: Pick<Edition, "id">, language: string): Promise<Edition | undefined> =>
      translationIn(db, id, language),

    async originalOf({ translationOf, sourceRevision }: Edition): Promise<TranslationSource | undefined> {
      const original = await readEdition(db, translationOf ?? "");
      if (!original) return undefined;
      const text = await originalText(db, original);
      const before = sourceRevision === null ? undefined : await fieldsAt(db, original.id, sourceRevision);
      return { original, text, before: sourceRevision === text.revision ? text.fields : before };
    },

    /** In which language the original is written: only while nobody has read it in another one. */
    setLanguage: (actor: ActorWithRole, id: string, language: string): Promise<Outcome> =>
      change(id, async (db) => {
        const edition = await readUndeleted(db, id);
        if (isRefused(edition)) return edition;
        if (edition.language === language) return { outcome: "done", edition };
        if (!isLanguage(language)) return refused("The site is not in this language.");
        if (edition.translationOf !== null || edition.publicRevision !== null)
          return refused("The language of a record can be changed while it is not public.");
        if ((await translationsOf(db, [id])).size > 0)
          return refused("There are translations of this record already: its language stays.");
        const refusal = await publishersOnly(db, actor, edition, "change the language of");
        if (refusal) return refusal;
        const at = now().toISOString();
        await adoptSample(db, edition);
        const changed = await updateEdition(db, id, { language, ...changedBy(actor, at) });
        await logAct(db, actor, `changed the language to ${language}`, changed, at);
        return { outcome: "done", edition: changed };
      }),

    /** Whoever got no answer may start it again, and finds the one that is there. */
    startTranslation: (
      actor: Actor,
      originalId: string,
      language: string,
      from: "original" | "empty",
    ): Promise<Outcome> =>
      change(originalId, async (db) => {
        const original = await readUndeleted(db, originalId);
        if (isRefused(original)) return original;
        if (original.translationOf !== null) return refused("A translation is made of the original alone.");
        if (!isLanguage(language)) return refused("The site is not in this language.");
        if (language === original.language) return refused("This is the language of the original.");
        const known = await translationIn(db, originalId, language);
        if (known) return { outcome: "done", edition: known };
        const at = now().toISOString();
        const { revision, fields } = await originalText(db, original);
        const { kind, slug } = original;
        const of = { kind, translationOf: originalId };
        // What is the original's anyway is left to it.
        const inherited = inheritedFields(kind, fields);
        const copied = Object.entries(from === "empty" ? {} : ownFields(of, fields)).filter(
          ([name]) => !inherited.includes(name),
        );
        const written = {
          ...{ id: randomUUID(), ...of, slug, language, sourceRevision: revision },
          fields: allFields(of, Object.fromEntries(copied)),
        };
        await keepSourceText(db, original, revision, at);
        await adoptSample(db, original);
        return { outcome: "done", edition: await insertEdition(db, actor, written, at) };
      }),

    /** It says what the original says in that revision, or the newest that visitors read if that is earlier. */
    markUpToDate: (actor: Actor, id: string, revision: number): Promise<Outcome> =>
      change(id, async (db) => {
        const translation = await readUndeleted(db, id);
        if (isRefused(translation)) return translation;
        const at = now().toISOString();
        const agreeing = await setSourceRevision(db, translation, revision, at);
        if (agreeing !== translation)
          await logAct(db, actor, "found to agree with the original", agreeing, at);
        return { outcome: "done", edition: agreeing };
      }),
  };
}

/** `revision`: that of the original which whoever says so has seen. */
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
