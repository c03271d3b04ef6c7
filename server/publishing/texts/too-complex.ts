import { fullLabel } from "../../../content/entries.ts";
import { fieldAt, type Kind } from "../../../content/kinds.ts";
import type { Fields } from "../edition.ts";
import type { Problem } from "../edition-fields.ts";
import type { TextWork } from "./text-work.ts";

/** Its texts that visitors' pages would wait for, with a sentence for each. */
export async function tooComplexTexts(
  { kind, fields }: { kind: Kind; fields: Fields },
  { isTooComplex }: Pick<TextWork, "isTooComplex">,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const [field, text] of Object.entries(fields)) {
    const described = fieldAt(kind, field);
    if (described?.type === "text" && (await isTooComplex(text.trim())))
      problems.push({
        field,
        sentence: `“${fullLabel(described)}” is too complex to publish: please use fewer links, lists, table cells or other marks, or make two texts of it.`,
      });
  }
  return problems;
}
