import { kindOf } from "../../content/kinds.ts";
import type { Db, EditionSummary, Fields } from "./edition.ts";

/** The address of the picture that each record has in its working copy, by the id of the record. */
export async function readRecordPictures(
  db: Db,
  rows: Pick<EditionSummary, "id">[],
): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map();
  const found = await db
    .selectFrom("editions")
    .select(["id", "kind", "fields"])
    .where(
      "id",
      "in",
      rows.map(({ id }) => id),
    )
    .execute();
  return new Map(
    found.flatMap(({ id, kind, fields }): [string, string][] => {
      const [name] = Object.entries(kindOf(kind).fields).find(([, { type }]) => type === "picture") ?? [];
      const address = name && (JSON.parse(fields) as Fields)[name];
      return address ? [[id, address]] : [];
    }),
  );
}
