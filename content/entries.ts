/**
 * Lists of entries within the flat fields of a record: `"values.items": "ethics skills"` is the order of a list, and
 * `"values.items.ethics.title"` a text of one entry.
 */
import type { Field, Fields, FieldType } from "./define.ts";

export type EntryList = Extract<FieldType, { entries: Fields }>;

export const listIn = ({ type }: Field): EntryList | undefined =>
  typeof type === "object" && "entries" in type ? type : undefined;

/** The ids of a list's entries, in their order. */
export const entryIds = (order: string | undefined): string[] => [
  ...new Set((order ?? "").split(/\s+/).filter((id) => /^[\w-]{1,40}$/.test(id))),
];

/** The label with its group, for problems, conflicts and the history: many fields are called "Heading". */
export const fullLabel = ({ group, label }: Pick<Field, "group" | "label">): string =>
  group ? `${group}: ${label}` : label;

/** All fields, including those of the existing entries. */
export function expandEntries(fields: Fields, values: Readonly<Record<string, string>>): Fields {
  if (!Object.values(fields).some(listIn)) return fields;
  const expanded = Object.entries(fields).flatMap(([name, field]): [string, Field][] => {
    const list = listIn(field);
    const ids = list ? entryIds(values[name]) : [];
    const inEntries = ids.flatMap((id, index) =>
      Object.entries(expandEntries(entryFields(name, field, id, index), values)),
    );
    return [[name, field], ...inEntries];
  });
  return Object.fromEntries(expanded);
}

/** The fields of one entry, grouped under a heading with its number. */
export function entryFields(name: string, field: Field, id: string, index: number): Fields {
  const list = listIn(field);
  const heading = [field.group, `${list?.one} ${index + 1}`].filter(Boolean).join(", ");
  return Object.fromEntries(
    Object.entries(list?.entries ?? {}).map(([own, described]) => [
      `${name}.${id}.${own}`,
      {
        ...described,
        ...(field.sometimes && { sometimes: true }),
        group: [heading, described.group].filter(Boolean).join(", "),
      },
    ]),
  );
}

/** The description of a field by its flat name, even if its entry is not in the list. */
export function fieldAt(fields: Fields, name: string): Field | undefined {
  if (Object.hasOwn(fields, name)) return fields[name];
  for (const [listName, field] of Object.entries(fields)) {
    const list = listIn(field);
    if (!list || !name.startsWith(`${listName}.`)) continue;
    const [id = "", ...own] = name.slice(listName.length + 1).split(".");
    return entryIds(id).length === 1 ? fieldAt(list.entries, own.join(".")) : undefined;
  }
  return undefined;
}

/** Drops the texts of entries that are no longer in a list. */
export function withoutRemovedEntries<Values extends Readonly<Record<string, string>>>(
  fields: Fields,
  values: Values,
): Values {
  const expanded = expandEntries(fields, values);
  const isLeft = (name: string) => Object.hasOwn(expanded, name) || fieldAt(fields, name) === undefined;
  return Object.fromEntries(Object.entries(values).filter(([name]) => isLeft(name))) as Values;
}
