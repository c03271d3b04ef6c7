import { type DeskKind, deskKindOf } from "../../../desk-kinds.ts";
import type { Fields } from "../../../server/desk/editions/edition.ts";
import { type Change, wordChanges } from "./word-changes.ts";

export type ChangedField = { label: string; changes: Change[] };
type Text = { slug: string; fields: Fields };

/** What differs between two versions, field by field as the kind has them. The address counts as one. */
export function changedFields(kind: DeskKind, before: Text, after: Text): ChangedField[] {
  const fields = Object.entries(deskKindOf(kind).fields).map(([name, { label }]) => ({
    label,
    before: before.fields[name] ?? "",
    after: after.fields[name] ?? "",
  }));
  return [...fields, { label: "Address", before: before.slug, after: after.slug }]
    .filter(({ before, after }) => before !== after)
    .map(({ label, before, after }) => ({ label, changes: wordChanges(before, after) }));
}
