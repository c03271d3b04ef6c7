import { randomUUID } from "node:crypto";
import type { DeskKind } from "../../../desk-kinds.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import { exclusively } from "../../database/exclusively.ts";
import type { Actor } from "../staff-log.ts";
import { proposeSlug } from "./addresses.ts";
import { type Edition, type Fields, readEdition } from "./edition.ts";
import { allFields, fieldNames, listed, ownFields, sameFields, tooLong } from "./fields.ts";
import { type Conflict, mergeFields } from "./merge.ts";
import { isRefused, type Outcome, type Refused, refused, usable } from "./outcome.ts";
import { fieldsAt } from "./revisions.ts";
import { insertEdition, noteAct, storeFields } from "./store.ts";
import { noteUnlessNoted, noteVersion, readVersion } from "./versions.ts";

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

/** Drafts, and changes to what is public. Nothing here is seen by visitors. */
export function writingOf(database: SiteDatabase, now: () => Date) {
  /** One change at a time, of all processes. */
  const change = <T>(work: Parameters<typeof exclusively<T>>[2]) => exclusively(database, "editions", work);

  return {
    /** Whoever got no answer may create it again under the same id, and finds the one that is there. */
    create: (
      actor: Actor,
      kind: DeskKind,
      given: Fields,
      id: string = randomUUID(),
    ): Promise<Edition | Refused> =>
      change(async (db) => {
        const known = await readEdition(db, id);
        if (known) return known;
        const fields = allFields(kind, ownFields(kind, given));
        const problems = tooLong(kind, fields);
        if (problems.length > 0) return { outcome: "refused", problems };
        const slug = await proposeSlug(db, kind, listed(kind, fields).title);
        return insertEdition(db, actor, { id, kind, slug, language: "en", fields }, now().toISOString());
      }),

    save: (actor: Actor, id: string, { base, fields: given, deliberate }: Save): Promise<Saved> =>
      change(async (db) => {
        const edition = await usable(db, id);
        if (isRefused(edition)) return edition;
        const names = fieldNames(edition);
        const own = ownFields(edition.kind, given, names);
        const problems = tooLong(edition.kind, own);
        if (problems.length > 0) return { outcome: "refused", problems };

        const seen = base === edition.revision ? edition.fields : await fieldsAt(db, id, base);
        const theirs = allFields(edition.kind, edition.fields, names);
        // What the form did not have is as its writer saw it.
        const yours = { ...theirs, ...seen, ...own };
        // Where the text that they started from is forgotten, all that differs is a conflict.
        const { fields, conflicts } = mergeFields(seen ?? {}, yours, theirs);
        const unclear = seen
          ? conflicts
          : conflicts.concat(differing(yours, theirs).filter((one) => !has(conflicts, one)));
        if (unclear.length > 0) {
          const withYours = Object.fromEntries(unclear.map(({ field, withYours }) => [field, withYours]));
          return { outcome: "conflict", edition, fields: { ...fields, ...withYours }, conflicts: unclear };
        }

        const at = now().toISOString();
        const changed = !sameFields(fields, edition.fields);
        const stored = changed ? await storeFields(db, actor, edition, fields, at) : edition;
        if (deliberate) {
          await noteUnlessNoted(db, actor, stored, at);
          if (changed) await noteAct(db, actor, "saved", stored, at);
        }
        return { outcome: sameFields(fields, yours) ? "saved" : "merged", edition: stored };
      }),

    /** An earlier version becomes the working copy, as a new version. What it replaces stays one too. */
    restore: (actor: Actor, id: string, versionId: string): Promise<Outcome> =>
      change(async (db) => {
        const edition = await usable(db, id);
        if (isRefused(edition)) return edition;
        const version = await readVersion(db, id, versionId);
        if (!version) return refused("This version is not there any more.");
        const at = now().toISOString();
        await noteUnlessNoted(db, edition.changedBy, edition, edition.changedAt);
        const fields = allFields(edition.kind, version.fields, fieldNames(edition));
        const restored = await storeFields(db, actor, edition, fields, at);
        await noteVersion(db, actor, "restored", restored, at);
        await noteAct(db, actor, `restored the version of ${version.at}`, restored, at);
        return { outcome: "done", edition: restored };
      }),
  };
}

function differing(yours: Fields, theirs: Fields): Conflict[] {
  return Object.keys(theirs)
    .filter((field) => yours[field] !== theirs[field])
    .map((field) => {
      const place = { yours: yours[field] ?? "", theirs: theirs[field] ?? "", base: "" };
      return { field, ...place, places: [place], withYours: place.yours, withTheirs: place.theirs };
    });
}

function has(conflicts: Conflict[], { field }: Conflict): boolean {
  return conflicts.some((conflict) => conflict.field === field);
}
