import { randomUUID } from "node:crypto";
import { type Kind, kindOf } from "../../content/kinds.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import type { Actor } from "../staff/staff-log.ts";
import { type Db, type Edition, type Fields, lockOf, readEdition } from "./edition.ts";
import { allFields, lengthProblems, listColumns, ownFields, sameFields } from "./edition-fields.ts";
import { mergeEntryOrders } from "./merge-entry-order.ts";
import type { Conflict, MergedFields } from "./merge-fields.ts";
import { isRefused, type Outcome, type Refused, readUndeleted, refused } from "./outcome.ts";
import { proposeSlug } from "./record-addresses.ts";
import { isInterval, maxRepeats, repeated } from "./repeated-dates.ts";
import { fieldsAt } from "./revisions.ts";
import { insertEdition, logAct, saveFields } from "./store-edition.ts";
import type { TextWork } from "./texts/text-work.ts";
import { addAutomaticVersion, addVersion, addVersionIfMissing, readVersion } from "./versions.ts";

export type Saved =
  | { outcome: "saved"; edition: Edition }
  /** Another save came first: `edition` has both changes. */
  | { outcome: "merged"; edition: Edition }
  /**
   * Both changed the same sentences, and nothing was stored. `edition` is the other writer's save; `fields` is the merge,
   * with this writer's sentences where they conflict.
   */
  | { outcome: "conflict"; edition: Edition; fields: Fields; conflicts: Conflict[] }
  | Refused;

type Save = {
  /** The revision that the writer started from. */
  base: number;
  fields: Fields;
  /** Saved by the button, not by autosave: it becomes a version. */
  deliberate: boolean;
};

/** The merge, and the stored revision that it was made with. */
type MergedWith = MergedFields & { yours: Fields; revision: number };

const maxTries = 3;

/** Creating, saving and restoring drafts. Visitors see none of it until it is published. */
export function writingOf(database: SiteDatabase, now: () => Date, texts: TextWork) {
  /** One change of a record and its translations at a time, across all processes. */
  const change = async <T>(id: string, work: Parameters<typeof exclusively<T>>[2]) =>
    exclusively(database, await lockOf(database.db, id), work);

  /** Merges the submitted fields with the stored ones. Undefined if no other save came first. */
  async function mergedWith(db: Db, id: string, { base, fields }: Save): Promise<MergedWith | undefined> {
    const edition = await readEdition(db, id);
    if (!edition || edition.revision === base || problemsOf(edition, fields).length > 0) return undefined;
    const { yours, theirs, seen } = await textsOf(db, edition, base, fields);
    // `...seen`: removing a list entry is not a change of its text. If the base revision was deleted, every difference
    // is a conflict.
    const merged = seen
      ? await texts.merge(seen, yours, { ...seen, ...theirs })
      : conflictsWithoutBase(yours, theirs);
    const both = mergeEntryOrders(edition.kind, { base: seen ?? theirs, yours, theirs }, merged);
    return { ...both, yours, revision: edition.revision };
  }

  /** Undefined if another save came first. */
  async function storeMerged(
    db: Db,
    actor: Actor,
    id: string,
    { base, fields: submitted, deliberate }: Save,
    merged: MergedWith | undefined,
  ): Promise<Saved | undefined> {
    const edition = await readUndeleted(db, id);
    if (isRefused(edition)) return edition;
    const problems = problemsOf(edition, submitted);
    if (problems.length > 0) return { outcome: "refused", problems };
    if (edition.revision !== (merged?.revision ?? base)) return undefined;
    const { yours } = merged ?? (await textsOf(db, edition, base, submitted));
    const { fields, conflicts } = merged ?? { fields: yours, conflicts: [] };
    if (conflicts.length > 0) return { outcome: "conflict", edition, fields, conflicts };

    const at = now().toISOString();
    const changed = !sameFields(fields, edition.fields);
    if (changed) await addAutomaticVersion(db, actor, edition, at);
    const stored = changed ? await saveFields(db, actor, edition, fields, at) : edition;
    if (deliberate) {
      await addVersionIfMissing(db, actor, stored, at);
      if (changed) await logAct(db, actor, "saved", stored, at);
    }
    return { outcome: sameFields(fields, yours) ? "saved" : "merged", edition: stored };
  }

  return {
    /** Repeating it with the same id after a lost response returns the existing record. */
    create: (
      actor: Actor,
      kind: Kind,
      submitted: Fields,
      id: string = randomUUID(),
    ): Promise<Edition | Refused> => {
      let tries = 0;
      return change(id, async (db) => {
        tries++;
        const known = await readEdition(db, id);
        if (known) return known;
        const original = { kind, translationOf: null };
        const fields = allFields(original, ownFields(original, submitted));
        const problems = lengthProblems(kind, fields);
        if (problems.length > 0) return { outcome: "refused", problems };
        // The first try failed because another new record took the address.
        const isCrowded = tries > 1;
        const slug = await proposeSlug(db, kind, listColumns(kind, fields).title, isCrowded);
        return insertEdition(db, actor, { id, kind, slug, language: "en", fields }, now().toISOString());
      });
    },

    /**
     * Merges before the transaction, because other writers wait while it is open, and again if another save came first.
     * After a few tries it merges inside the transaction.
     */
    async save(actor: Actor, id: string, save: Save): Promise<Saved> {
      for (let tries = 0; tries < maxTries; tries++) {
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

    /**
     * A new draft with the text of a record, under another title and address. Translations are not copied, nor a DOI, which
     * belongs to one text, nor a position: the copy goes last.
     */
    duplicate: (actor: Actor, id: string, titled: (title: string) => string): Promise<Outcome> => {
      const copyId = randomUUID();
      return change(copyId, async (db) => {
        const edition = await readUndeleted(db, id);
        if (isRefused(edition)) return edition;
        const { kind, language, slug: source } = edition;
        if (edition.translationOf !== null) return refused("isTranslation");
        if (kindOf(kind).fixed) return refused("cannotBeCopied");
        const name = kindOf(kind).title;
        const fields = allFields(edition, edition.fields);
        const copy = { ...fields, [name]: titled(fields[name] ?? ""), ...leftOut(fields) };
        const problems = lengthProblems(kind, copy);
        if (problems.length > 0) return { outcome: "refused", problems };
        const at = now().toISOString();
        const slug = await proposeSlug(db, kind, copy[name] ?? "");
        const created = await insertEdition(
          db,
          actor,
          { id: copyId, kind, slug, language, fields: copy },
          at,
        );
        await logAct(db, actor, `copied from ${source}`, created, at);
        return { outcome: "done", edition: created };
      });
    },

    /** Creates drafts of the further dates of an event, each of the same series. `edition` is the first of them. */
    repeat: async (actor: Actor, id: string, every: string, times: number): Promise<Outcome> =>
      change(id, async (db) => {
        const edition = await readUndeleted(db, id);
        if (isRefused(edition)) return edition;
        const { kind, language, slug: source } = edition;
        if (edition.translationOf !== null) return refused("isTranslation");
        const fields = allFields(edition, edition.fields);
        const { event_date = "", ends_at = "", time_zone = "", name = "" } = fields;
        const isPossible = kind === "events" && isInterval(every) && times >= 1 && times <= maxRepeats;
        if (!isPossible || Number.isNaN(Date.parse(event_date)) || !isTimeZone(time_zone))
          return refused("cannotRepeat");
        const at = now().toISOString();
        const series = fields.series || source;
        const created: Edition[] = [];
        for (let number = 1; number <= times; number++) {
          const later = (instant: string) => instant && repeated(instant, every, number, time_zone);
          const dates = { event_date: later(event_date), ends_at: later(ends_at) };
          const slug = await proposeSlug(
            db,
            kind,
            `${name} ${dates.event_date.slice(0, "2026-11-30".length)}`,
          );
          const copy = { ...fields, ...dates, series, status: "" };
          const row = { id: randomUUID(), kind, slug, language, fields: copy };
          created.push(await insertEdition(db, actor, row, at));
        }
        for (const each of created) await logAct(db, actor, `repeated from ${source}`, each, at);
        return { outcome: "done", edition: created[0] as Edition };
      }),

    /** Makes an earlier version the working copy, as a new version. The replaced text stays a version, too. */
    restore: (actor: Actor, id: string, versionId: string): Promise<Outcome> =>
      change(id, async (db) => {
        const edition = await readUndeleted(db, id);
        if (isRefused(edition)) return edition;
        const version = await readVersion(db, id, versionId);
        if (!version) return refused("noVersion");
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

function isTimeZone(zone: string): boolean {
  try {
    return Boolean(zone && new Intl.DateTimeFormat("en", { timeZone: zone }));
  } catch {
    return false;
  }
}

/** Empty values for the fields that a copy does not take over. */
const leftOut = (fields: Fields): Fields =>
  Object.fromEntries(["doi", "position"].filter((name) => name in fields).map((name) => [name, ""]));

const problemsOf = (edition: Edition, submitted: Fields) =>
  lengthProblems(edition.kind, ownFields(edition, submitted));

/** `yours`: the submitted text; `theirs`: the stored one; `seen`: the one the writer started from, if it still exists. */
async function textsOf(db: Db, edition: Edition, base: number, submitted: Fields) {
  const seen = base === edition.revision ? edition.fields : await fieldsAt(db, edition.id, base);
  const theirs = allFields(edition, edition.fields);
  // Fields that the form lacks are as the writer saw them.
  return { theirs, yours: { ...theirs, ...seen, ...ownFields(edition, submitted) }, seen };
}

/** Every difference is a conflict, because the text that both started from is unknown. */
function conflictsWithoutBase(yours: Fields, theirs: Fields): MergedFields {
  const conflicts = Object.keys(theirs)
    .filter((field) => yours[field] !== theirs[field])
    .map((field) => {
      const place = { yours: yours[field] ?? "", theirs: theirs[field] ?? "", base: "" };
      return { field, ...place, places: [place], withYours: place.yours, withTheirs: place.theirs };
    });
  return { fields: yours, conflicts };
}
