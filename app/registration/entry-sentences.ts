import type { Language } from "../../languages.ts";
import type { EntryProblem, EntryProblems } from "../../server/registrations/answers.ts";
import { type Question, textIn } from "../../server/registrations/registration-form.ts";
import type { Words } from "../words/translation.ts";

/** By field: "name", "email", "seats", "question", or the id of a question of staff. */
export type Sentences = Record<string, string>;

/** The id of a field's element. Ids of questions may have any character. */
export function fieldId(field: string, questions: Question[]): string {
  const index = questions.findIndex(({ id }) => id === field);
  return index < 0 ? `register-${field}` : `register-answer-${index + 1}`;
}

/** Keeps a text of another direction in one piece: first strong isolate, and its end. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** Says what is wrong with each field, in the order of the form. */
export function entrySentences(
  words: Words,
  language: Language,
  problems: EntryProblems,
  questions: Question[],
): Sentences {
  const order = ["name", "email", "seats", ...questions.map(({ id }) => id), "question"];
  const found = order.flatMap((field) => {
    const problem = Object.hasOwn(problems, field) ? problems[field] : undefined;
    const question = questions.find(({ id }) => id === field);
    return problem ? [[field, sentenceOf(words, language, { field, problem, question })] as const] : [];
  });
  return Object.fromEntries(found);
}

type Found = { field: string; problem: EntryProblem; question: Question | undefined };

function sentenceOf(words: Words, language: Language, { field, problem, question }: Found): string {
  const { enquiry, registrationForm: own } = words;
  const names: Record<string, string> = {
    name: enquiry.labels.name,
    email: enquiry.labels.email,
    question: own.question,
  };
  const label = question ? isolated(textIn(language, question.label)?.text ?? "") : (names[field] ?? "");
  switch (problem.kind) {
    case "missing":
      if (field === "name" || field === "email") return enquiry.problems.missing[field];
      return question?.type === "consent" ? own.problems.consent({ label }) : own.problems.missing({ label });
    case "long":
      return enquiry.problems.long({ label, by: problem.by });
    case "malformed":
      return enquiry.problems.malformed[problem.fault];
    case "unknownChoice":
      return own.problems.unknownChoice({ label });
    case "seats":
      return own.problems.seats({ most: problem.most });
  }
}
