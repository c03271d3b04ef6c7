import type { Kind } from "../../sections.ts";
import type { SiteDatabase } from "../database/connect.ts";

type Addressed = { id: string; created_at: string };

/** For search engines: the newest records of a kind, and since when they are there. */
export function addressesOf({ db }: SiteDatabase) {
  return (kind: Kind, most: number): Promise<Addressed[]> =>
    db
      .selectFrom(kind)
      .select(["id", "created_at"])
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(most)
      .execute();
}
