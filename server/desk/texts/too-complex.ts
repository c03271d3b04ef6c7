import { type Kind, kindOf } from "../../../content/kinds.ts";
import type { Fields } from "../editions/edition.ts";
import type { Problem } from "../editions/fields.ts";
import type { TextWork } from "./texts.ts";

/** Its texts that visitors' pages would wait for, with a sentence for each. */
export async function tooComplexTexts(
  { kind, fields }: { kind: Kind; fields: Fields },
  { isTooComplex }: Pick<TextWork, "isTooComplex">,
): Promise<Problem[]> {
  const texts = Object.entries(kindOf(kind).fields).filter(([, { type }]) => type === "text");
  const problems: Problem[] = [];
  for (const [field, { label }] of texts)
    if (await isTooComplex((fields[field] ?? "").trim()))
      problems.push({
        field,
        sentence: `“${label}” is too complex to publish: please use fewer links, lists, table cells or other marks, or make two texts of it.`,
      });
  return problems;
}
