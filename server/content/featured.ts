import type { SectionKind } from "../../content/kinds.ts";
import type { SiteDatabase } from "../database/connect.ts";

export type Featured = { kind: SectionKind; id: string };

/** The public records that publishers feature on Home, the last one first: see server/publishing/featuring.ts. */
export function readFeatured({ db }: SiteDatabase): Promise<Featured[]> {
  return db
    .selectFrom("featured")
    .innerJoin("editions", "editions.id", "featured.edition_id")
    .where("editions.public_revision", "is not", null)
    .orderBy("featured.at", "desc")
    .select(["editions.kind", "editions.slug as id"])
    .execute() as Promise<Featured[]>;
}
