/** The fields of a registration, as people send them, and the rules for them. */
import type { Language } from "../../languages.ts";
import { asciiDomain, cleanLine, cleanText } from "../inbox/form/validate.ts";
import { type EmailFault, emailFault } from "../mail/email-fault.ts";
import type { FormSettings, Question } from "./registration-form.ts";
import { textLimits } from "./registration-limits.ts";

/** By the id of the question. For "several" the ids of the choices; for "consent", whether it was given. */
export type Answers = Record<string, string | string[] | boolean>;

export type Entry = {
  name: string;
  email: string;
  seats: number;
  language: Language;
  answers: Answers;
};

export type EntryProblem =
  | { kind: "missing" }
  | { kind: "long"; by: number }
  | { kind: "malformed"; fault: EmailFault }
  /** Not one of the choices. */
  | { kind: "unknownChoice" }
  | { kind: "seats"; most: number };

/** By field: "name", "email", "seats", or the id of a question. */
export type EntryProblems = Record<string, EntryProblem>;

/** Removes control characters, unknown questions and white space at either end. */
export function cleanEntry(entry: Entry, questions: Question[]): Entry {
  const answers = questions.flatMap(({ id, type, choices }): [string, Answers[string]][] => {
    const answer = Object.hasOwn(entry.answers, id) ? entry.answers[id] : undefined;
    if (type === "consent") return [[id, answer === true]];
    if (type === "several") {
      const chosen = Array.isArray(answer) ? answer : [];
      // In the order of the form, each once; unknown ones stay, to be refused.
      const known = choices.map((choice) => choice.id).filter((choice) => chosen.includes(choice));
      return [[id, [...known, ...chosen.filter((one) => !known.includes(one))]]];
    }
    const text = typeof answer === "string" ? answer : "";
    return [[id, type === "text" ? cleanText(text) : cleanLine(text)]];
  });
  return {
    ...entry,
    name: cleanLine(entry.name),
    email: asciiDomain(cleanLine(entry.email)),
    answers: Object.fromEntries(answers),
  };
}

/** Expects a clean entry. */
export function entryProblems(
  { name, email, seats, answers }: Entry,
  { questions, maxSeats }: Pick<FormSettings, "questions" | "maxSeats">,
): EntryProblems {
  const problems: EntryProblems = {};
  const note = (field: string, problem: EntryProblem | undefined) => {
    if (problem) problems[field] = problem;
  };
  note("name", textProblem(name, textLimits.name, true));
  note("email", textProblem(email, textLimits.email, true));
  const fault = !problems.email && emailFault(email);
  if (fault) problems.email = { kind: "malformed", fault };
  if (!Number.isInteger(seats) || seats < 1 || seats > maxSeats)
    problems.seats = { kind: "seats", most: maxSeats };
  for (const question of questions) note(question.id, answerProblem(question, answers[question.id]));
  return problems;
}

function answerProblem(question: Question, answer: Answers[string] | undefined): EntryProblem | undefined {
  const { type, required, choices } = question;
  const isKnown = (id: string) => choices.some((choice) => choice.id === id);
  if (type === "consent") return required && answer !== true ? { kind: "missing" } : undefined;
  if (type === "several") {
    const chosen = answer as string[];
    if (!chosen.every(isKnown)) return { kind: "unknownChoice" };
    return required && chosen.length === 0 ? { kind: "missing" } : undefined;
  }
  const text = String(answer ?? "");
  if (type === "choice" && text !== "" && !isKnown(text)) return { kind: "unknownChoice" };
  return textProblem(text, type === "text" ? textLimits.text : textLimits.line, required);
}

function textProblem(text: string, limit: number, required: boolean): EntryProblem | undefined {
  if (text === "") return required ? { kind: "missing" } : undefined;
  const by = [...text].length - limit;
  return by > 0 ? { kind: "long", by } : undefined;
}
