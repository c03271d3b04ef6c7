import type { Language } from "../../languages.ts";
import type { Answers, Entry } from "../../server/registrations/answers.ts";
import type { Question } from "../../server/registrations/registration-form.ts";

/** The name of the field of a question. */
export const answerName = (id: string) => `answer-${id}`;

/** A registration as a form sends it, before it is checked. */
export function readEntry(form: FormData, language: Language, questions: Question[]): Entry {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const answers = questions.map(({ id, type }): [string, Answers[string]] => {
    const name = answerName(id);
    if (type === "consent") return [id, text(name) !== ""];
    if (type === "several") return [id, form.getAll(name).filter((choice) => typeof choice === "string")];
    return [id, text(name)];
  });
  return {
    ...{ name: text("name"), email: text("email"), language, answers: Object.fromEntries(answers) },
    // Without the field, one person comes.
    seats: form.has("seats") ? Number(text("seats") || Number.NaN) : 1,
  };
}
