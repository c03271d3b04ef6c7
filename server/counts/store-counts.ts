import { splitLanguage } from "../../languages.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import type { CountRow } from "../database/schema.ts";
import { others, type Sum } from "./counter.ts";

type Db = SiteDatabase["db"];

/** The most names of a day that are stored. The rest is one sum. */
const maxNames: Record<CountRow["what"], number> = { page: 20_000, file: 2000, search: 200, referrer: 200 };
const batchSize = 500;

/** Adds the sums to those of all processes, in one transaction. */
export function storeCounts(database: SiteDatabase, sums: Sum[]): Promise<void> {
  const rows = sums.map(toRow);
  return exclusively(database, "counts", async (db) => {
    for (let start = 0; start < rows.length; start += batchSize)
      await db
        .insertInto("counts")
        .values(rows.slice(start, start + batchSize))
        .onConflict((conflict) =>
          conflict
            .columns(["day", "what", "name", "language"])
            .doUpdateSet(({ eb, ref }) => ({ count: eb("counts.count", "+", ref("excluded.count")) })),
        )
        .execute();
    const changed = new Map(rows.map((row) => [`${row.day} ${row.what}`, row]));
    for (const { day, what } of changed.values()) await keepMostRead(db, day, what);
  });
}

/** Pages are counted by their address, which says the language. */
function toRow({ day, what, name, count }: Sum): CountRow {
  if (what !== "page" || name === others) return { day, what, name, language: "", count };
  const { language, path } = splitLanguage(name);
  return { day, what, name: path, language, count };
}

/** At twice the limit, joins the smallest sums: seldom, and a name that just appeared has time to grow. */
async function keepMostRead(db: Db, day: string, what: CountRow["what"]): Promise<void> {
  const ofDay = db.selectFrom("counts").where("day", "=", day).where("what", "=", what);
  const { total } = await ofDay
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  if (Number(total) <= 2 * maxNames[what]) return;
  const named = await ofDay
    .select(["name", "language", "count"])
    .where("name", "<>", others)
    .orderBy("count", "desc")
    .orderBy("name")
    .orderBy("language")
    .execute();
  const surplus = named.slice(maxNames[what]);
  for (let start = 0; start < surplus.length; start += batchSize) {
    const batch = surplus.slice(start, start + batchSize);
    await db
      .deleteFrom("counts")
      .where("day", "=", day)
      .where("what", "=", what)
      .where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple("name", "language"),
          "in",
          batch.map(({ name, language }) => tuple(name, language)),
        ),
      )
      .execute();
  }
  const count = surplus.reduce((sum, row) => sum + row.count, 0);
  await db
    .insertInto("counts")
    .values({ day, what, name: others, language: "", count })
    .onConflict((conflict) =>
      conflict
        .columns(["day", "what", "name", "language"])
        .doUpdateSet(({ eb, ref }) => ({ count: eb("counts.count", "+", ref("excluded.count")) })),
    )
    .execute();
}

const keptMonths = 25;

/** Deletes sums that are older than 25 months. */
export async function deleteOldCounts(db: Db, now: Date): Promise<void> {
  const oldest = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - keptMonths, now.getUTCDate()));
  await db.deleteFrom("counts").where("day", "<", oldest.toISOString().slice(0, 10)).execute();
}
