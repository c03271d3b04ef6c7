import { type AuthoredKind, authoredKinds } from "../../content/kinds.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { type Page, pageOf } from "./lists/pagination.ts";
import type { AllRecords, Card } from "./records.ts";

export type WrittenWork = { kind: AuthoredKind } & Pick<
  Card<AuthoredKind>,
  "id" | "title" | "excerpt" | "created_at" | "language"
>;

/** The works of a person, of every kind, newest first. An index holds them in this order. */
export function writtenByOf({ db }: SiteDatabase, records: AllRecords) {
  return async (person: string, page?: number): Promise<Page<WrittenWork>> => {
    const own = db.selectFrom("record_authors").where("person", "=", person);
    const { total } = await own
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    const slice = async (offset: number, length: number) => {
      const rows = await own
        .select(["kind", "id"])
        .orderBy("created_at", "desc")
        .orderBy("kind", "desc")
        .orderBy("id", "desc")
        .limit(length)
        .offset(offset)
        .execute();
      return rows.map(({ kind, id }) => keyOf(kind, id));
    };
    const found = await pageOf({ length: Number(total), counted: true, slice }, page);
    return { ...found, items: await works(records, found.items) };
  };
}

/** No kind has a slash in its name. */
const keyOf = (kind: AuthoredKind, id: string) => `${kind}/${id}`;

async function works(records: AllRecords, keys: string[]): Promise<WrittenWork[]> {
  const found = await Promise.all(
    authoredKinds.map(async (kind) => {
      const start = keyOf(kind, "");
      const ids = keys.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
      const cards: Card<AuthoredKind>[] = await records[kind].some(ids);
      return cards.map((card): [string, WrittenWork] => [keyOf(kind, card.id), { kind, ...card }]);
    }),
  );
  const byKey = new Map(found.flat());
  // A record may have been withdrawn since its id was read.
  return keys.flatMap((key) => byKey.get(key) ?? []);
}
