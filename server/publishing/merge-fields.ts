import { mergeTexts, type Place } from "../../texts/merge-texts.ts";
import type { Fields } from "./edition.ts";

/** A field that two writers changed in the same place; `places` are the conflicting sentences. */
export type Conflict = Place & {
  field: string;
  places: Place[];
  /** The whole merged text, with your sentences or theirs where both changed the same ones. */
  withYours: string;
  withTheirs: string;
};

export type MergedFields = { fields: Fields; conflicts: Conflict[] };

/** Merges both writers' changes, field by field and sentence by sentence. */
export function mergeFields(base: Fields, yours: Fields, theirs: Fields): MergedFields {
  const fields: Fields = {};
  const conflicts: Conflict[] = [];
  for (const field of Object.keys({ ...theirs, ...yours })) {
    const place = { yours: yours[field] ?? "", theirs: theirs[field] ?? "", base: base[field] ?? "" };
    const { text, withYours, places } = mergeTexts(place);
    fields[field] = withYours;
    if (places.length > 0) conflicts.push({ field, ...place, places, withYours, withTheirs: text });
  }
  return { fields, conflicts };
}

/** Without comparing sentences: each field that both changed is one conflict, so no text is lost. */
export function wholeConflicts(base: Fields, yours: Fields, theirs: Fields): MergedFields {
  const names = Object.keys({ ...theirs, ...yours });
  const place = (field: string) => ({
    ...{ yours: yours[field] ?? "", theirs: theirs[field] ?? "", base: base[field] ?? "" },
  });
  const isConflict = (field: string) => {
    const { yours, theirs, base } = place(field);
    return yours !== theirs && yours !== base && theirs !== base;
  };
  const merged = (field: string) => {
    const { yours, theirs, base } = place(field);
    return yours === base ? theirs : yours;
  };
  return {
    fields: Object.fromEntries(names.map((field) => [field, merged(field)])),
    conflicts: names.filter(isConflict).map((field) => {
      const both = place(field);
      return { field, ...both, places: [both], withYours: both.yours, withTheirs: both.theirs };
    }),
  };
}
