/** Free words by which staff find pictures and files again. Visitors never see them. */
import type { Kysely } from "kysely";
import { plainLine } from "../../texts/plain-line.ts";
import { fold } from "../content/search/fold.ts";
import type { Database } from "../database/schema.ts";

type Db = Kysely<Database>;

/** Of one item; in characters, of one tag; and offered as suggestions, the most used first. */
const limits = { perItem: 20, length: 40, offered: 200 };

export async function tagsInUse(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("media_tags")
    .select("tag")
    .groupBy("tag")
    .orderBy(({ fn }) => fn.countAll(), "desc")
    .orderBy("tag")
    .limit(limits.offered)
    .execute();
  return rows.map(({ tag }) => tag);
}

/** The tags of each item. Items without tags are not in the map. */
export async function tagsOf(db: Db, ids: string[]): Promise<Map<string, string[]>> {
  const tags = new Map<string, string[]>();
  if (ids.length === 0) return tags;
  const rows = await db
    .selectFrom("media_tags")
    .selectAll()
    .where("media_id", "in", ids)
    .orderBy("tag")
    .execute();
  for (const { media_id, tag } of rows) tags.set(media_id, [...(tags.get(media_id) ?? []), tag]);
  return tags;
}

/** Replaces the tags of an item, and returns them. A tag is spelled as on other items: "nairobi" becomes "Nairobi". */
export async function setTags(db: Db, media_id: string, requested: string[]): Promise<string[]> {
  const spelled = new Map((await tagsInUse(db)).map((tag) => [fold(tag), tag]));
  const chosen = new Map<string, string>();
  for (const text of requested) {
    const tag = [...plainLine(text).toWellFormed().trim()].slice(0, limits.length).join("").trim();
    const key = fold(tag);
    if (key && !chosen.has(key)) chosen.set(key, spelled.get(key) ?? tag);
  }
  const tags = [...chosen.values()].slice(0, limits.perItem);
  await db.deleteFrom("media_tags").where("media_id", "=", media_id).execute();
  if (tags.length > 0)
    await db
      .insertInto("media_tags")
      .values(tags.map((tag) => ({ media_id, tag })))
      .execute();
  return tags;
}
