/** The texts with which the desk names kinds and fields: app/words translates them. */
import type { Field, Fields } from "./define.ts";
import { listIn } from "./entries.ts";
import { allKinds, kindOf } from "./kinds.ts";

/** Every label, hint, group and name of the records and fixed pages, each once. */
export function contentLabels(): string[] {
  const kinds = allKinds.map(kindOf);
  const names = kinds.flatMap(({ one, several, none }) => [one, several, ...(none ? [none] : [])]);
  return [...new Set([...names, ...kinds.flatMap(({ fields }) => labelsOf(fields))])];
}

const labelsOf = (fields: Fields): string[] =>
  Object.values(fields).flatMap((field) => {
    const { label, hint, group, type } = field;
    const list = listIn(field);
    const choices = typeof type === "object" && "choices" in type ? Object.values(type.choices) : [];
    return [
      ...[label, hint, group].filter((text) => text !== undefined),
      ...choices,
      ...(list ? [list.one, ...labelsOf(list.entries)] : []),
    ];
  });

/** The fields with their texts replaced by `translate`. */
export const translateFields = (fields: Fields, translate: (text: string) => string): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, translateField(field, translate)]));

function translateField(field: Field, translate: (text: string) => string): Field {
  const { label, hint, group, type } = field;
  const list = listIn(field);
  const translated =
    typeof type === "object" && "choices" in type
      ? {
          choices: Object.fromEntries(
            Object.entries(type.choices).map(([value, text]) => [value, translate(text)]),
          ),
        }
      : type;
  return {
    ...field,
    label: translate(label),
    ...(hint && { hint: translate(hint) }),
    ...(group && { group: translate(group) }),
    type: list
      ? { ...list, one: translate(list.one), entries: translateFields(list.entries, translate) }
      : translated,
  };
}
