import type { Kind } from "../../../content/kinds.ts";
import { organisation } from "../../../organisation.ts";
import { bumpVersion } from "../../content/changes.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import { exclusively } from "../../database/exclusively.ts";
import { localTime } from "../../database/zoned-time.ts";
import { type Db, type Edition, lockOf, readEdition } from "../edition.ts";
import { isRefused, type Outcome, readUndeleted, refused } from "../outcome.ts";
import { type ActorWithRole, isPublisher, needsPublisher } from "../permissions.ts";
import { fieldsAt } from "../revisions.ts";
import { logAct } from "../store-edition.ts";
import { contentHash } from "./content-hash.ts";
import { maxName } from "./review-limits.ts";

export type NativeReading = {
  reader: string;
  /** "2026-11-17" */
  on: string;
};

export type PublicReading = NativeReading & { isTranslation: boolean };

type Person = ActorWithRole & { id: string };

/** That a native speaker has read a text. Visitors see it as long as they read exactly that text. */
export function nativeReadingsOf(database: SiteDatabase, now: () => Date) {
  const { db } = database;
  /** Pages show it, so the version of the content changes with it. */
  const change = async (
    actor: Person,
    id: string,
    work: (db: Db, edition: Edition) => Promise<Outcome>,
  ): Promise<Outcome> =>
    exclusively(database, ["publishing", await lockOf(db, id)], async (db) => {
      const edition = await readUndeleted(db, id);
      if (isRefused(edition)) return edition;
      if (!isPublisher(actor)) return needsPublisher("publisherRecords");
      const outcome = await work(db, edition);
      if (outcome.outcome === "done") await bumpVersion(db, "record_texts");
      return outcome;
    });

  return {
    /** `isCurrent`: the text has not changed since. */
    async nativeReading(edition: Edition): Promise<(NativeReading & { isCurrent: boolean }) | undefined> {
      const row = await readRow(db, edition.id);
      return row && { ...readingOf(row), isCurrent: row.content_hash === contentHash(edition) };
    },

    /** `hash`: of the text that the page showed. */
    recordReading: (actor: Person, id: string, { hash, reader, on }: NativeReading & { hash: string }) =>
      change(actor, id, async (db, edition) => {
        const [name, today] = [reader.trim(), localTime(now(), organisation.timeZone).slice(0, 10)];
        if (!name) return refused("readerMissing", "reader");
        if (name.length > maxName)
          return refused({ name: "nameTooLong", values: { max: maxName } }, "reader");
        if (!isDay(on) || on > today) return refused("notPastDate", "read_on");
        if (contentHash(edition) !== hash) return { outcome: "stale", edition };
        const row = { content_hash: hash, reader: name, read_on: on, recorded_by_name: actor.name };
        await db
          .insertInto("native_readings")
          .values({ edition_id: id, ...row })
          .onConflict((conflict) => conflict.column("edition_id").doUpdateSet(row))
          .execute();
        await logAct(db, actor, "recorded a native reading of", edition, now().toISOString());
        return { outcome: "done", edition };
      }),

    removeReading: (actor: Person, id: string) =>
      change(actor, id, async (db, edition) => {
        await db.deleteFrom("native_readings").where("edition_id", "=", id).execute();
        await logAct(db, actor, "removed a native reading of", edition, now().toISOString());
        return { outcome: "done", edition };
      }),

    /** How many public translations no native speaker has read, by language. */
    async unreadTranslations(): Promise<{ language: string; count: number }[]> {
      const rows = await db
        .selectFrom("editions")
        .leftJoin("native_readings", "native_readings.edition_id", "editions.id")
        .where("translation_of", "is not", null)
        .where("public_revision", "is not", null)
        .where("native_readings.reader", "is", null)
        .groupBy("language")
        .orderBy("language")
        .select(["language", ({ fn }) => fn.countAll<number>().as("count")])
        .execute();
      return rows.map(({ language, count }) => ({ language, count: Number(count) }));
    },

    /** For visitors: only if they read exactly the text that was read. */
    async publicReading(kind: Kind, slug: string, language: string): Promise<PublicReading | undefined> {
      const id = await editionId(db, kind, slug, language);
      const row = id === undefined ? undefined : await readRow(db, id);
      const edition = row && (await readEdition(db, row.edition_id));
      if (!edition || edition.publicRevision === null) return undefined;
      const isCurrent = edition.revision === edition.publicRevision;
      const fields = isCurrent ? edition.fields : await fieldsAt(db, edition.id, edition.publicRevision);
      if (!fields || contentHash({ language, fields }) !== row.content_hash) return undefined;
      return { ...readingOf(row), isTranslation: edition.translationOf !== null };
    },
  };
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

const readRow = (db: Db, id: string) =>
  db.selectFrom("native_readings").selectAll().where("edition_id", "=", id).executeTakeFirst();

const readingOf = ({ reader, read_on }: { reader: string; read_on: string }) => ({ reader, on: read_on });

/** The original at this address, or its translation. */
async function editionId(db: Db, kind: Kind, slug: string, language: string): Promise<string | undefined> {
  const original = await db
    .selectFrom("editions")
    .select(["id", "language"])
    .where("kind", "=", kind)
    .where("slug", "=", slug)
    .where("translation_of", "is", null)
    .executeTakeFirst();
  if (!original || original.language === language) return original?.id;
  const translation = await db
    .selectFrom("editions")
    .select("id")
    .where("translation_of", "=", original.id)
    .where("language", "=", language)
    .executeTakeFirst();
  return translation?.id;
}
