import type { FieldName, Problem } from "../../server/enquiries/answer.ts";
import { enquiry as words } from "../words/en/enquiry.ts";

/** The sentence beside a field. */
export function describeProblem(field: FieldName, problem: Problem): string {
  if (problem.kind === "missing") return words.problems.missing[field];
  if (problem.kind === "malformed") return words.problems.malformed[problem.fault];
  return words.problems.long(words.labels[field], problem.by);
}
