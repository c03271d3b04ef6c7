import { type DeskKind, deskKindOf } from "../../../desk-kinds.ts";
import type { Fields } from "../../../server/desk/editions/edition.ts";
import { type Change, wordChanges } from "./word-changes.ts";

export type ChangedField = { label: string; changes: Change[] };
type Text = { slug: string; fields: Fields };

/** What differs between two versions, field by field as the kind has them. The address counts as one. */
export function changedFields(kind: DeskKind, before: Text, after: Text): ChangedField[] {
  const names = Object.keys(deskKindOf(kind).fields);
  return [
    ...changesOf(kind, names, before.fields, after.fields),
    ...change("Address", before.slug, after.slug),
  ];
}

/** Only in these fields. */
export function changesOf(kind: DeskKind, names: string[], before: Fields, after: Fields): ChangedField[] {
  const { fields } = deskKindOf(kind);
  return names.flatMap((name) => change(fields[name]?.label ?? name, before[name] ?? "", after[name] ?? ""));
}

function change(label: string, before: string, after: string): ChangedField[] {
  return before === after ? [] : [{ label, changes: wordChanges(before, after) }];
}
