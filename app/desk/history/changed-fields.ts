import { expandEntries, fieldAt, fullLabel } from "../../../content/entries.ts";
import { fieldsOf, type Kind, kindOf } from "../../../content/kinds.ts";
import type { Fields } from "../../../server/publishing/edition.ts";
import type { Change } from "../../../texts/word-changes.ts";
import { fieldsIn } from "../rendering/desk-language.ts";
import type { DeskArgs } from "../rendering/desk-route.ts";

export type ChangedField = { label: string; changes: Change[] };
type Text = { slug: string; fields: Fields };
type Reader = Pick<DeskArgs, "desk" | "words">;
type Changed = { label: string; before: string; after: string };

/** The fields that differ between two versions, in the order of the kind; the web address comes last. */
export function changedFields(reader: Reader, kind: Kind, before: Text, after: Text) {
  const names = Object.keys({ ...fieldsOf(kind, before.fields), ...fieldsOf(kind, after.fields) });
  const address = { label: reader.words.history.address, before: before.slug, after: after.slug };
  return compared(reader, [...textsIn(reader, kind, names, before.fields, after.fields), address]);
}

/** Compares only the named fields. */
export function changesOf(reader: Reader, kind: Kind, names: string[], before: Fields, after: Fields) {
  return compared(reader, textsIn(reader, kind, names, before, after));
}

function textsIn({ words }: Reader, kind: Kind, names: string[], before: Fields, after: Fields): Changed[] {
  const fields = fieldsIn(words, kindOf(kind).fields);
  const described = { ...expandEntries(fields, before), ...expandEntries(fields, after) };
  return names.map((name) => ({
    label: fullLabel(described[name] ?? fieldAt(fields, name) ?? { label: name }),
    ...{ before: before[name] ?? "", after: after[name] ?? "" },
  }));
}

async function compared({ desk: { texts } }: Reader, all: Changed[]): Promise<ChangedField[]> {
  const changed = all.filter(({ before, after }) => before !== after);
  if (changed.length === 0) return [];
  const changes = await texts.changes(changed);
  return changed.map(({ label }, index) => ({ label, changes: changes[index] ?? [] }));
}
