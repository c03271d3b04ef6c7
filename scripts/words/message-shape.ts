import type { IntlMessageFormat } from "intl-messageformat";
import { parsed } from "../../app/words/message.ts";

type Element = ReturnType<IntlMessageFormat["getAst"]>[number];

/** The parts of an ICU message that its translation must have too. */
export type Shape = {
  /** The names of the values. */
  names: Set<string>;
  /** The forms of each plural. */
  plurals: { name: string; forms: string[] }[];
  /** The cases of each select, by the name of its value. */
  selects: Map<string, Set<string>>;
};

/** The parser's number for plain text between values. */
const plainText = 0;

/** Throws a SyntaxError if the braces are invalid. */
export function shapeOf(text: string): Shape {
  const shape: Shape = { names: new Set(), plurals: [], selects: new Map() };
  collect(parsed(text, "en").getAst(), shape);
  return shape;
}

function collect(elements: Element[], shape: Shape): void {
  for (const element of elements) {
    if (element.type === plainText || !("value" in element)) continue;
    shape.names.add(element.value);
    if (!("options" in element)) continue;
    const cases = Object.keys(element.options);
    if ("pluralType" in element) shape.plurals.push({ name: element.value, forms: cases });
    else shape.selects.set(element.value, new Set([...(shape.selects.get(element.value) ?? []), ...cases]));
    for (const { value } of Object.values(element.options)) collect(value, shape);
  }
}
