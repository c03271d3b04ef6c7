/** What visitors read of a kind, in one form for all of them: the desk writes public rows only from here. */
import { sql } from "kysely";
import { type DeskKind, deskKindOf, isSection } from "../../../desk-kinds.ts";
import { type Kind, sectionOf, type Written } from "../../../sections.ts";
import { removeOrdered, saveOrdered, type WrittenOrdered } from "../../content/ordered-rows.ts";
import { remove, save } from "../../content/save.ts";
import { moveTranslations, translationsOf } from "../../content/translations.ts";
import type { Row } from "../../content/write-rows.ts";
import { moveRecord } from "../../people/authorships.ts";
import type { Db, EditionSummary, Fields } from "./edition.ts";

export type PublicRow = {
  created_at: string;
  /** Noted when it is written, if it is not given. */
  updated_at?: string | null;
  language: string;
  fields: Fields;
};

export async function findPublic(db: Db, kind: DeskKind, slug: string): Promise<PublicRow | undefined> {
  return (await readPublic(db, kind, [slug])).get(slug);
}

/** What visitors read of an edition: of a translation only what is its own. */
export async function publicFields(db: Db, edition: EditionSummary): Promise<Fields | undefined> {
  const { kind, slug, language, translationOf, publicRevision } = edition;
  if (publicRevision === null) return undefined;
  if (translationOf === null) return (await findPublic(db, kind, slug))?.fields;
  return (await translationsOf(db, kind, slug)).find((one) => one.language === language)?.fields;
}

/** `more`: columns that the desk does not show. */
export async function readPublic(
  db: Db,
  kind: DeskKind,
  slugs: string[],
  more: readonly string[] = [],
): Promise<Map<string, PublicRow>> {
  if (slugs.length === 0) return new Map();
  const columns = [...Object.keys(deskKindOf(kind).fields), ...more].map((name) => sql.ref(name));
  const updated = isSection(kind) ? sql.ref("updated_at") : sql`null`;
  const { rows } = await sql<Row & { id: string; created_at: string; language: string }>`
    select id, created_at, ${updated} as updated_at, language, ${sql.join(columns)}
    from ${sql.table(kind)} where id in (${sql.join(slugs)})
  `.execute(db);
  return new Map(
    rows.map(({ id, created_at, updated_at = null, language, ...values }) => {
      const fields = Object.entries(values).map(([name, value]) => [name, String(value ?? "")]);
      return [id, { created_at, updated_at, language, fields: Object.fromEntries(fields) }];
    }),
  );
}

export async function writePublic(db: Db, kind: DeskKind, id: string, row: PublicRow): Promise<void> {
  const { fields, created_at, updated_at = null, language } = row;
  if (isSection(kind)) {
    const types: Record<string, string> = { ...sectionOf(kind).columns, image_url: "optional link" };
    const values = Object.entries(types).map(([name, type]) => {
      const text = fields[name]?.trim() ?? "";
      return [name, text === "" && type.startsWith("optional") ? null : text];
    });
    const record: Row = { id, created_at, updated_at, language, ...Object.fromEntries(values) };
    return save(db, kind, record as Written<Kind>);
  }
  const values = Object.entries(fields).map(([name, text]) => [name, text.trim()]);
  const { position, ...texts }: Row = Object.fromEntries(values);
  // Without a number it stays where it is, and a new one comes last.
  const record = { id, created_at, language, ...texts, ...(position && { position: Number(position) }) };
  await saveOrdered(db, kind, record as unknown as WrittenOrdered<typeof kind>);
}

export async function removePublic(db: Db, kind: DeskKind, slug: string): Promise<void> {
  if (isSection(kind)) await remove(db, kind, slug);
  else await removeOrdered(db, kind, slug);
}

/** In place, so that whatever else the row has stays as it is. */
export async function movePublic(db: Db, kind: DeskKind, from: string, to: string): Promise<void> {
  await sql`update ${sql.table(kind)} set id = ${to} where id = ${from}`.execute(db);
  await moveRecord(db, kind, from, to);
  await moveTranslations(db, kind, from, to);
}

/** The ids of public rows that the desk does not know, at most so many. */
export async function unknownToDesk(db: Db, kind: DeskKind, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(kind)} as public where not exists (
      select 1 from editions where kind = ${kind} and slug = public.id and translation_of is null
    ) limit ${most}
  `.execute(db);
  return rows.map(({ id }) => id);
}
