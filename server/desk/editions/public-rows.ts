/** What visitors read of a kind, in one form for all of them: the desk writes public rows only from here. */
import { sql } from "kysely";
import { type DeskKind, deskKindNames, deskKindOf, isSection } from "../../../desk-kinds.ts";
import { type Kind, sectionOf, type Written } from "../../../sections.ts";
import { remove, save } from "../../content/save.ts";
import type { Row } from "../../content/write-rows.ts";
import type { Db, Fields } from "./edition.ts";

export type PublicRow = {
  created_at: string;
  /** Noted when it is written, if it is not given. */
  updated_at?: string | null;
  language: string;
  fields: Fields;
};

type PublicTable = {
  /** Those fields of the desk that the table has a column for. */
  columns: string[];
  write(db: Db, slug: string, row: PublicRow): Promise<void>;
};

/** Undefined for a kind that visitors cannot read yet. */
function tableOf(kind: DeskKind): PublicTable | undefined {
  return isSection(kind) ? sectionTable(kind) : undefined;
}

function sectionTable(kind: Kind): PublicTable {
  const types: Record<string, string> = { ...sectionOf(kind).columns, image_url: "optional link" };
  return {
    columns: Object.keys(deskKindOf(kind).fields).filter((name) => name in types),
    async write(db, id, { fields, ...row }) {
      const value = (name: string) => {
        const text = fields[name]?.trim() ?? "";
        return text === "" && types[name]?.startsWith("optional") ? null : text;
      };
      const values = Object.fromEntries(Object.keys(types).map((name) => [name, value(name)]));
      const record: Row = { updated_at: null, ...row, ...values, id };
      await save(db, kind, record as Written<Kind>);
    },
  };
}

/** The kinds that visitors can read. */
export const publicKinds = deskKindNames.filter(tableOf);

export async function findPublic(db: Db, kind: DeskKind, slug: string): Promise<PublicRow | undefined> {
  return (await readPublic(db, kind, [slug])).get(slug);
}

export async function readPublic(db: Db, kind: DeskKind, slugs: string[]): Promise<Map<string, PublicRow>> {
  const table = tableOf(kind);
  if (!table || slugs.length === 0) return new Map();
  const updated = isSection(kind) ? sql.ref("updated_at") : sql`null`;
  const { rows } = await sql<Row & { id: string; created_at: string; language: string }>`
    select id, created_at, ${updated} as updated_at, language,
      ${sql.join(table.columns.map((column) => sql.ref(column)))}
    from ${sql.table(kind)} where id in (${sql.join(slugs)})
  `.execute(db);
  return new Map(
    rows.map(({ id, created_at, updated_at = null, language, ...values }) => {
      const fields = Object.entries(values).map(([name, value]) => [name, value ?? ""]);
      return [id, { created_at, updated_at, language, fields: Object.fromEntries(fields) }];
    }),
  );
}

export async function writePublic(db: Db, kind: DeskKind, slug: string, row: PublicRow): Promise<void> {
  const table = tableOf(kind);
  if (!table) throw new Error(`Visitors cannot read ${kind} yet.`);
  await table.write(db, slug, row);
}

export async function removePublic(db: Db, kind: DeskKind, slug: string): Promise<void> {
  if (isSection(kind)) await remove(db, kind, slug);
}

/** In place, so that whatever else the row has stays as it is. */
export async function movePublic(db: Db, kind: DeskKind, from: string, to: string): Promise<void> {
  await sql`update ${sql.table(kind)} set id = ${to} where id = ${from}`.execute(db);
}

/** The ids of public rows that the desk does not know, at most so many. */
export async function unknownToDesk(db: Db, kind: DeskKind, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(kind)} as public where not exists (
      select 1 from editions where kind = ${kind} and slug = public.id
    ) limit ${most}
  `.execute(db);
  return rows.map(({ id }) => id);
}
