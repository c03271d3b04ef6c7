import { randomUUID } from "node:crypto";
import type { Kind } from "../../content/kinds.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import type { Actor } from "../staff/staff-log.ts";
import { type Db, type Edition, type Fields, lockOf, readEdition } from "./edition.ts";
import { allFields, lengthProblems, listColumns, ownFields, sameFields } from "./edition-fields.ts";
import { mergeEntryOrders } from "./merge-entry-order.ts";
import type { Conflict, MergedFields } from "./merge-fields.ts";
import { isRefused, type Outcome, type Refused, readUndeleted, refused } from "./outcome.ts";
import { proposeSlug } from "./record-addresses.ts";
import { fieldsAt } from "./revisions.ts";
import { insertEdition, logAct, saveFields } from "./store-edition.ts";
import type { TextWork } from "./texts/text-work.ts";
import { addVersion, addVersionIfMissing, readVersion } from "./versions.ts";

export type Saved =
  | { outcome: "saved"; edition: Edition }
  /** Somebody else had saved since: both changes are in it. */
  | { outcome: "merged"; edition: Edition }
  /**
   * Both changed the same. Nothing was stored; `edition` is what the other one saved, `fields` both together, with the
   * sentences of whoever saves now where they contradict.
   */
  | { outcome: "conflict"; edition: Edition; fields: Fields; conflicts: Conflict[] }
  | Refused;

type Save = {
  /** The revision that the writer started from, and so has seen. */
  base: number;
  fields: Fields;
  /** By the button, and not because some time has passed: it becomes a version. */
  deliberate: boolean;
};

/** Both texts together, and the stored revision that they were merged with. */
type MergedWith = MergedFields & { yours: Fields; revision: number };

const mostTries = 3;

/** Drafts, and changes to what is public. Nothing here is seen by visitors. */
export function writingOf(database: SiteDatabase, now: () => Date, texts: TextWork) {
  /** One change of a record and its translations at a time, of all processes. */
  const change = async <T>(id: string, work: Parameters<typeof exclusively<T>>[2]) =>
    exclusively(database, await lockOf(database.db, id), work);

  /** The given fields merged with the stored ones. Undefined if there was no other save since: nothing to merge. */
  async function mergedWith(db: Db, id: string, { base, fields }: Save): Promise<MergedWith | undefined> {
    const edition = await readEdition(db, id);
    if (!edition || edition.revision === base || problemsOf(edition, fields).length > 0) return undefined;
    const { yours, theirs, seen } = await textsOf(db, edition, base, fields);
    // A removed entry of a list is no change of its words. Where the text that they started from is forgotten, all that differs is a conflict.
    const merged = seen ? await texts.merge(seen, yours, { ...seen, ...theirs }) : differing(yours, theirs);
    const both = mergeEntryOrders(edition.kind, { base: seen ?? theirs, yours, theirs }, merged);
    return { ...both, yours, revision: edition.revision };
  }

  /** Undefined if another save came in between. */
  async function storeMerged(
    db: Db,
    actor: Actor,
    id: string,
    { base, fields: given, deliberate }: Save,
    merged: MergedWith | undefined,
  ): Promise<Saved | undefined> {
    const edition = await readUndeleted(db, id);
    if (isRefused(edition)) return edition;
    const problems = problemsOf(edition, given);
    if (problems.length > 0) return { outcome: "refused", problems };
    if (edition.revision !== (merged?.revision ?? base)) return undefined;
    const { yours } = merged ?? (await textsOf(db, edition, base, given));
    const { fields, conflicts } = merged ?? { fields: yours, conflicts: [] };
    if (conflicts.length > 0) return { outcome: "conflict", edition, fields, conflicts };

    const at = now().toISOString();
    const changed = !sameFields(fields, edition.fields);
    const stored = changed ? await saveFields(db, actor, edition, fields, at) : edition;
    if (deliberate) {
      await addVersionIfMissing(db, actor, stored, at);
      if (changed) await logAct(db, actor, "saved", stored, at);
    }
    return { outcome: sameFields(fields, yours) ? "saved" : "merged", edition: stored };
  }

  return {
    /** Whoever got no answer may create it again under the same id, and finds the one that is there. */
    create: (
      actor: Actor,
      kind: Kind,
      given: Fields,
      id: string = randomUUID(),
    ): Promise<Edition | Refused> => {
      let runs = 0;
      return change(id, async (db) => {
        runs++;
        const known = await readEdition(db, id);
        if (known) return known;
        const original = { kind, translationOf: null };
        const fields = allFields(original, ownFields(original, given));
        const problems = lengthProblems(kind, fields);
        if (problems.length > 0) return { outcome: "refused", problems };
        // Another new record got the same address at the same moment.
        const isCrowded = runs > 1;
        const slug = await proposeSlug(db, kind, listColumns(kind, fields).title, isCrowded);
        return insertEdition(db, actor, { id, kind, slug, language: "en", fields }, now().toISOString());
      });
    },

    /**
     * Merges before the transaction, because other writers wait while it is open, and again if another save came in
     * between. Only where many save at the same moment it merges inside.
     */
    async save(actor: Actor, id: string, save: Save): Promise<Saved> {
      for (let tries = 0; tries < mostTries; tries++) {
        const merged = await mergedWith(database.db, id, save);
        const saved = await change(id, (db) => storeMerged(db, actor, id, save, merged));
        if (saved) return saved;
      }
      const saved = await change(id, async (db) =>
        storeMerged(db, actor, id, save, await mergedWith(db, id, save)),
      );
      if (!saved) throw new Error("An edition changed while it was locked.");
      return saved;
    },

    /** An earlier version becomes the working copy, as a new version. What it replaces stays one too. */
    restore: (actor: Actor, id: string, versionId: string): Promise<Outcome> =>
      change(id, async (db) => {
        const edition = await readUndeleted(db, id);
        if (isRefused(edition)) return edition;
        const version = await readVersion(db, id, versionId);
        if (!version) return refused("This version is not there any more.");
        const at = now().toISOString();
        await addVersionIfMissing(db, edition.changedBy, edition, edition.changedAt);
        const fields = allFields(edition, version.fields);
        const restored = await saveFields(db, actor, edition, fields, at);
        await addVersion(db, actor, "restored", restored, at);
        await logAct(db, actor, `restored the version of ${version.at}`, restored, at);
        return { outcome: "done", edition: restored };
      }),
  };
}

const problemsOf = (edition: Edition, given: Fields) =>
  lengthProblems(edition.kind, ownFields(edition, given));

/** What was typed and what is stored; `seen`: what the writer started from, if it is still known. */
async function textsOf(db: Db, edition: Edition, base: number, given: Fields) {
  const seen = base === edition.revision ? edition.fields : await fieldsAt(db, edition.id, base);
  const theirs = allFields(edition, edition.fields);
  // What the form did not have is as its writer saw it.
  return { theirs, yours: { ...theirs, ...seen, ...ownFields(edition, given) }, seen };
}

function differing(yours: Fields, theirs: Fields): MergedFields {
  const conflicts = Object.keys(theirs)
    .filter((field) => yours[field] !== theirs[field])
    .map((field) => {
      const place = { yours: yours[field] ?? "", theirs: theirs[field] ?? "", base: "" };
      return { field, ...place, places: [place], withYours: place.yours, withTheirs: place.theirs };
    });
  return { fields: yours, conflicts };
}
