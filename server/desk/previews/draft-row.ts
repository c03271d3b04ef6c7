import { deskKindOf } from "../../../desk-kinds.ts";
import { type Kind, sectionOf } from "../../../sections.ts";
import { rowFor } from "../../content/save.ts";
import type { Row } from "../../content/write-rows.ts";
import type { Edition } from "../editions/edition.ts";

/** The row that would be public. A draft may lack anything: what a page cannot do without has a stand-in. */
export function draftRow(kind: Kind, edition: Edition, now: Date): Record<string, string> {
  const { slug, language, fields, firstPublishedAt, dueAt, publicRevision, revision } = edition;
  const types: Row = { ...sectionOf(kind).columns, image_url: "optional link" };
  const at = now.toISOString();
  const columns = Object.entries(types).map(([name, type]) => [
    name,
    given(type ?? "", (fields[name] ?? "").trim()) ?? standIn(kind, name, type ?? "", at),
  ]);
  const changed = publicRevision !== null && revision > publicRevision;
  const row = rowFor(kind, {
    ...Object.fromEntries(columns),
    ...{ id: slug, language, created_at: firstPublishedAt ?? dueAt ?? at, updated_at: changed ? at : null },
  });
  return row as Record<string, string>;
}

function given(type: string, text: string): string | undefined {
  if (type.endsWith("instant") && Number.isNaN(Date.parse(text))) return undefined;
  return text || undefined;
}

function standIn(kind: Kind, name: string, type: string, now: string): string | null {
  if (type.startsWith("optional")) return null;
  if (type === "instant") return now;
  const { fields, title } = deskKindOf(kind);
  return name === title ? `(${fields[name]?.label} is missing)` : "";
}
