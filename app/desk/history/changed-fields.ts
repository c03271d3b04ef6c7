import { fullLabel } from "../../../content/entries.ts";
import { fieldAt, fieldsOf, type Kind } from "../../../content/kinds.ts";
import type { Desk } from "../../../server/desk/desk.ts";
import type { Fields } from "../../../server/publishing/edition.ts";
import type { Change } from "../../../texts/word-changes.ts";

export type ChangedField = { label: string; changes: Change[] };
type Text = { slug: string; fields: Fields };
type Changed = { label: string; before: string; after: string };

/** The fields that differ between two versions, in the order of the kind; the web address comes last. */
export function changedFields(desk: Desk, kind: Kind, before: Text, after: Text): Promise<ChangedField[]> {
  const names = Object.keys({ ...fieldsOf(kind, before.fields), ...fieldsOf(kind, after.fields) });
  const address = { label: "Web address", before: before.slug, after: after.slug };
  return compared(desk, [...fieldsIn(kind, names, before.fields, after.fields), address]);
}

/** Compares only the named fields. */
export function changesOf(desk: Desk, kind: Kind, names: string[], before: Fields, after: Fields) {
  return compared(desk, fieldsIn(kind, names, before, after));
}

function fieldsIn(kind: Kind, names: string[], before: Fields, after: Fields): Changed[] {
  const described = { ...fieldsOf(kind, before), ...fieldsOf(kind, after) };
  return names.map((name) => ({
    label: fullLabel(described[name] ?? fieldAt(kind, name) ?? { label: name }),
    ...{ before: before[name] ?? "", after: after[name] ?? "" },
  }));
}

async function compared({ texts }: Desk, all: Changed[]): Promise<ChangedField[]> {
  const changed = all.filter(({ before, after }) => before !== after);
  if (changed.length === 0) return [];
  const changes = await texts.changes(changed);
  return changed.map(({ label }, index) => ({ label, changes: changes[index] ?? [] }));
}
