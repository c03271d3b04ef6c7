import type { SiteDatabase } from "../database/connect.ts";
import { sampleFiles } from "../files/sample-files.ts";

/** Those that a public record names: a sample, or a record that staff have made of one. */
export async function readNamedSampleFiles({ db }: SiteDatabase): Promise<Set<string>> {
  if (sampleFiles.length === 0) return new Set();
  const rows = await db
    .selectFrom("media_uses")
    .innerJoin("editions", "editions.id", "edition_id")
    .select("named")
    .distinct()
    .where("named", "in", sampleFiles)
    .where("public_revision", "is not", null)
    .execute();
  return new Set(rows.map(({ named }) => named));
}
