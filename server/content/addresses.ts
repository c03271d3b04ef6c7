import type { Kind } from "../../sections.ts";
import type { SiteDatabase } from "../database/connect.ts";

type Addressed = { id: string; modified: string };

/** For search engines: the newest records of a kind, and since when they are as they are. Indexes answer both. */
export function addressesOf({ db }: SiteDatabase) {
  return async (kind: Kind, most: number): Promise<Addressed[]> => {
    const newest = await db
      .selectFrom(kind)
      .select(["id", "created_at"])
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(most)
      .execute();
    const updated = await db
      .selectFrom(kind)
      .select(["id", "updated_at"])
      .where("updated_at", "is not", null)
      .orderBy("updated_at", "desc")
      .limit(most)
      .execute();
    const updates = new Map(updated.map(({ id, updated_at }) => [id, updated_at]));
    return newest.map(({ id, created_at }) => ({ id, modified: updates.get(id) ?? created_at }));
  };
}
