import { sql } from "kysely";
import { type Kind, kindOf } from "../../content/kinds.ts";
import type { SiteDatabase } from "../database/connect.ts";

/** Enough to choose from. A browser shows them while staff type. */
const maxOffered = 50;

/** The values that public records share in free fields such as "Category", by the name of the field, the most used first. */
export async function valuesInUse(
  { db, engine }: SiteDatabase,
  kind: Kind,
): Promise<Record<string, string[]>> {
  const free = Object.entries(kindOf(kind).fields).filter(
    ([, field]) => field.named && field.type === "line",
  );
  const entries = free.map(async ([name]) => {
    const value =
      engine === "sqlite" ? sql<string>`fields ->> ${`$.${name}`}` : sql<string>`fields::json ->> ${name}`;
    const rows = await db
      .selectFrom(
        db.selectFrom("records").select(value.as("value")).where("kind", "=", kind).as("values_in_use"),
      )
      .select("value")
      .where("value", "<>", "")
      .groupBy("value")
      .orderBy(({ fn }) => fn.countAll(), "desc")
      .orderBy("value")
      .limit(maxOffered)
      .execute();
    return [name, rows.map(({ value }) => value)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
