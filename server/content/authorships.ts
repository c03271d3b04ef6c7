/** Stores the authors of each record, so that the works of a person are found without reading every record. */
import { type Kysely, sql } from "kysely";
import { listedIn } from "../../content/define.ts";
import { type AuthoredKind, authoredKinds, type Kind } from "../../content/kinds.ts";
import type { Database, RecordAuthorRow } from "../database/schema.ts";

type Db = Kysely<Database>;

const isAuthored = (kind: string): kind is AuthoredKind =>
  (authoredKinds as readonly string[]).includes(kind);

type Authored = { id: string; authors: string; created_at: string };

export async function saveAuthors(db: Db, kind: Kind, rows: Authored[]): Promise<void> {
  if (!isAuthored(kind) || rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await db.deleteFrom("record_authors").where("kind", "=", kind).where("id", "in", ids).execute();
  const current = await currentAddresses(db, [...new Set(rows.flatMap(({ authors }) => listedIn(authors)))]);
  const links = rows.flatMap(({ id, authors, created_at }): RecordAuthorRow[] => {
    const people = new Set(listedIn(authors).map((named) => current.get(named) ?? named));
    return [...people].map((person) => ({ kind, person, id, created_at }));
  });
  if (links.length > 0) await db.insertInto("record_authors").values(links).execute();
}

/** New addresses of people by their old ones. */
export async function currentAddresses(db: Db, named: string[]): Promise<Map<string, string>> {
  if (named.length === 0) return new Map();
  const moved = await db
    .selectFrom("redirects")
    .select(["old_slug", "new_slug"])
    .where("kind", "=", "people")
    .where("old_slug", "in", named)
    .execute();
  return new Map(moved.flatMap(({ old_slug, new_slug }) => (new_slug ? [[old_slug, new_slug]] : [])));
}

/** After a person's address changes. Records keep naming the old address, which redirects to the new one. */
export async function moveAuthor(db: Db, from: string, to: string): Promise<void> {
  // An imported record may name both addresses.
  await sql`
    insert into record_authors (kind, id, person, created_at)
    select kind, id, ${to}, created_at from record_authors where person = ${from}
    on conflict do nothing
  `.execute(db);
  await db.deleteFrom("record_authors").where("person", "=", from).execute();
}
