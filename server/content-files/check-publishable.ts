import type { Kind } from "../../content/kinds.ts";
import type { Fields } from "../publishing/edition.ts";
import { textProblems } from "../publishing/publishing-problems.ts";

/** Files of the program are published without the desk, which would refuse some of them. */
export function checkPublishable(kind: Kind, fields: Fields, isTranslation = false): void {
  const [problem] = textProblems({ kind, fields, translationOf: isTranslation ? "" : null });
  if (problem) throw new Error(`"${problem.field}": ${problem.sentence.replace(/\.$/, "")}`);
}
