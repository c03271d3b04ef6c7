import type { Language } from "../../../languages.ts";
import type { Answers } from "../../../server/registrations/answers.ts";
import { type Question, textIn } from "../../../server/registrations/registration-form.ts";

/** `lang`: the language of the question, which may not be the reader's. */
export type AnswerLine = { id: string; question: string; lang: string; answer: string; isSensitive: boolean };

type YesNo = { yes: string; no: string };

/** The answers of a person, in the order of the form, without empty ones. `answers` has only those that may be read. */
export function answerLines(
  questions: Question[],
  answers: Answers,
  reader: Language,
  words: YesNo,
): AnswerLine[] {
  return questions.flatMap((question) => {
    const answer = Object.hasOwn(answers, question.id)
      ? answerText(question, answers[question.id], reader, words)
      : "";
    if (!answer) return [];
    const label = textIn(reader, question.label);
    const { id, sensitive } = question;
    return {
      id,
      question: label?.text ?? "",
      lang: label?.language ?? reader,
      answer,
      isSensitive: sensitive,
    };
  });
}

export function answerText(
  { type, choices }: Question,
  answer: Answers[string] | undefined,
  reader: Language,
  { yes, no }: YesNo,
): string {
  if (type === "consent") return answer === true ? yes : no;
  // A choice that staff removed later has only its id.
  const labelOf = (id: string) =>
    textIn(reader, choices.find((choice) => choice.id === id)?.label ?? {})?.text ?? id;
  if (Array.isArray(answer)) return answer.map(labelOf).join("; ");
  return type === "choice" && answer ? labelOf(String(answer)) : String(answer ?? "");
}
