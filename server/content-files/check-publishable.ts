import type { Kind } from "../../content/kinds.ts";
import type { Fields } from "../desk/editions/edition.ts";
import { publishingProblems } from "../desk/editions/publishing-problems.ts";

/** Files of the program are published without the desk, which would refuse some of them. */
export function checkPublishable(kind: Kind, fields: Fields, names?: string[]): void {
  const [problem] = publishingProblems(kind, fields, names);
  if (problem) throw new Error(`"${problem.field}": ${problem.sentence.replace(/\.$/, "")}`);
}
