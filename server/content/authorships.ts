/** Which records name whom as an author, so that all that somebody wrote is found without reading a record. */
import { type Kysely, sql } from "kysely";
import { listedIn } from "../../content/define.ts";
import { type AuthoredKind, authoredKinds, type Kind } from "../../content/kinds.ts";
import type { Database, RecordAuthorRow } from "../database/schema.ts";

type Db = Kysely<Database>;

const isAuthored = (kind: string): kind is AuthoredKind =>
  (authoredKinds as readonly string[]).includes(kind);

type Written = { id: string; authors: string; created_at: string };

/** For public rows that were just written. */
export async function saveAuthors(db: Db, kind: Kind, rows: Written[]): Promise<void> {
  if (!isAuthored(kind) || rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await db.deleteFrom("record_authors").where("kind", "=", kind).where("id", "in", ids).execute();
  const now = await addressesNow(db, [...new Set(rows.flatMap(({ authors }) => listedIn(authors)))]);
  const links = rows.flatMap(({ id, authors, created_at }): RecordAuthorRow[] => {
    const people = new Set(listedIn(authors).map((named) => now.get(named) ?? named));
    return [...people].map((person) => ({ kind, person, id, created_at }));
  });
  if (links.length > 0) await db.insertInto("record_authors").values(links).execute();
}

/** Of people who had other addresses before. */
export async function addressesNow(db: Db, named: string[]): Promise<Map<string, string>> {
  if (named.length === 0) return new Map();
  const moved = await db
    .selectFrom("redirects")
    .select(["old_slug", "new_slug"])
    .where("kind", "=", "people")
    .where("old_slug", "in", named)
    .execute();
  return new Map(moved.flatMap(({ old_slug, new_slug }) => (new_slug ? [[old_slug, new_slug]] : [])));
}

/** A person has another address now. The records go on naming the old one, which leads to the new. */
export async function moveAuthor(db: Db, from: string, to: string): Promise<void> {
  // One may have named both, if it was written elsewhere.
  await sql`
    insert into record_authors (kind, id, person, created_at)
    select kind, id, ${to}, created_at from record_authors where person = ${from}
    on conflict do nothing
  `.execute(db);
  await db.deleteFrom("record_authors").where("person", "=", from).execute();
}
