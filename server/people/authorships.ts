/** Which records name whom as an author, so that all that somebody wrote is found without reading a record. */
import { type Kysely, sql } from "kysely";
import { type AuthoredKind, authoredKinds, authorsIn, type Kind } from "../../sections.ts";
import type { Row } from "../content/write-rows.ts";
import type { AuthorshipRow, Database } from "../database/schema.ts";

type Db = Kysely<Database>;

const isAuthored = (kind: string): kind is AuthoredKind =>
  (authoredKinds as readonly string[]).includes(kind);

/** For public rows that were just written. */
export async function noteAuthors(db: Db, kind: Kind, rows: Row[]): Promise<void> {
  if (!isAuthored(kind) || rows.length === 0) return;
  const ids = rows.map(({ id }) => id ?? "");
  await db.deleteFrom("authorships").where("kind", "=", kind).where("record_id", "in", ids).execute();
  const now = await addressesNow(db, [...new Set(rows.flatMap(({ authors }) => authorsIn(authors ?? "")))]);
  const links = rows.flatMap(({ id, authors, created_at }): AuthorshipRow[] => {
    const people = new Set(authorsIn(authors ?? "").map((named) => now.get(named) ?? named));
    return [...people].map((person) => ({
      ...{ kind, person, record_id: id ?? "", created_at: created_at ?? "" },
    }));
  });
  if (links.length > 0) await db.insertInto("authorships").values(links).execute();
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

export async function forgetAuthors(db: Db, kind: Kind, id: string): Promise<void> {
  if (isAuthored(kind))
    await db.deleteFrom("authorships").where("kind", "=", kind).where("record_id", "=", id).execute();
}

/** A record has another address now. */
export async function moveRecord(db: Db, kind: string, from: string, to: string): Promise<void> {
  if (!isAuthored(kind)) return;
  await db
    .updateTable("authorships")
    .set({ record_id: to })
    .where("kind", "=", kind)
    .where("record_id", "=", from)
    .execute();
}

/** A person has another address now. The records go on naming the old one, which leads to the new. */
export async function moveAuthor(db: Db, from: string, to: string): Promise<void> {
  // One may have named both, if it was written elsewhere.
  await sql`
    insert into authorships (kind, record_id, person, created_at)
    select kind, record_id, ${to}, created_at from authorships where person = ${from}
    on conflict do nothing
  `.execute(db);
  await db.deleteFrom("authorships").where("person", "=", from).execute();
}
