import type { SiteDatabase } from "../database/connect.ts";
import type { PartnerRow } from "../database/schema.ts";
import { perVersion } from "./per-version.ts";

/** All of them are on one page. */
const MOST = 200;

export type Partner = Pick<PartnerRow, "id" | "name" | "text" | "kind" | "website" | "image_url"> & {
  woven: string[] | undefined;
};

/** Who works with us, in order. */
export function partnersOf({ db }: SiteDatabase, version: () => Promise<number>): () => Promise<Partner[]> {
  return perVersion(version, async () => {
    const rows = await db
      .selectFrom("partners")
      .select(["id", "name", "text", "kind", "website", "image_url", "woven"])
      .orderBy("position")
      .orderBy("id")
      .limit(MOST)
      .execute();
    return rows.map(({ woven, ...partner }) => ({ ...partner, woven: woven?.split(" ") }));
  });
}
