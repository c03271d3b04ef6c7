import type { EntryProblem } from "../../../server/registrations/answers.ts";
import type { DeskWords } from "../../words/translation.ts";

/** What is wrong with a field of a registration, for staff who add a person. */
export function entryProblemSentence(
  { registrations: { entryProblems: words } }: DeskWords,
  problem: EntryProblem,
): string {
  if (problem.kind === "long") return words.long({ by: problem.by });
  if (problem.kind === "seats") return words.seats({ most: problem.most });
  return words[problem.kind];
}
