import type { Language } from "../../languages.ts";
import type { SiteDatabase } from "../database/connect.ts";
import type { PartnerRow } from "../database/schema.ts";
import { allInLanguage } from "./in-language.ts";
import { perVersion } from "./per-version.ts";

/** All of them are on one page. */
const MOST = 200;

export type Partner = Pick<
  PartnerRow,
  "id" | "name" | "text" | "kind" | "website" | "image_url" | "language"
> & {
  woven: string[] | undefined;
};

/** Who works with us, in order. */
export function partnersOf(
  { db }: SiteDatabase,
  version: () => Promise<number>,
  language: Language,
): () => Promise<Partner[]> {
  return perVersion(version, async () => {
    const rows = await db
      .selectFrom("partners")
      .select(["id", "name", "text", "kind", "website", "image_url", "woven", "language"])
      .orderBy("position")
      .orderBy("id")
      .limit(MOST)
      .execute();
    const shown = await allInLanguage({ db, kind: "partners", language }, rows);
    return shown.map(({ woven, languages: _, ...partner }) => ({ ...partner, woven: woven?.split(" ") }));
  });
}
