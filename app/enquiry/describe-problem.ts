import type { FieldName, Problem } from "../../server/inbox/form/form-answer.ts";
import type { Words } from "../words/translation.ts";

/** The sentence beside a field. */
export function describeProblem({ enquiry: words }: Words, field: FieldName, problem: Problem): string {
  if (problem.kind === "missing") return words.problems.missing[field];
  if (problem.kind === "malformed") return words.problems.malformed[problem.fault];
  return words.problems.long({ label: words.labels[field], by: problem.by });
}
