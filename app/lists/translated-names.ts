import type { SectionKind } from "../../content/kinds.ts";
import type { Words } from "../words/translation.ts";

/** The translation of a category or type that records name in English; unknown names stay as they are. */
export function translatedName(names: Readonly<Record<string, string>>, name: string): string {
  return Object.hasOwn(names, name) ? (names[name] ?? name) : name;
}

/** The same for the value of a record's column. */
export function translatedColumn(
  { ownWords }: Words,
  kind: SectionKind,
  column: string,
  value: string,
): string {
  const { our_work, resources } = ownWords;
  const names: Record<string, Readonly<Record<string, string>>> = {
    "our_work category": our_work.categoryNames,
    "resources category": resources.categoryNames,
    "resources type": resources.typeNames,
  };
  return translatedName(names[`${kind} ${column}`] ?? {}, value);
}
