import { type Language, localPath } from "../../languages.ts";
import {
  type EnquiryAnswer,
  type FieldName,
  fieldNames,
  type Problem,
} from "../../server/inbox/form/form-answer.ts";
import type { Words } from "../words/translation.ts";
import { correctEmail } from "./contact-addresses.ts";
import { fieldId } from "./element-ids.ts";
import { lastDay } from "./last-day.ts";

/** The result of sending, as sentences to show: the page renders them, and the island gets them as JSON. */
export type ShownAnswer =
  | {
      state: "sent";
      thanks: string;
      /** When the answer comes, if the office is closed. */
      closed?: string;
      answerTo: string;
      correct: { label: string; to: string };
      /** Leads the sender to their stored data. */
      kept?: { label: string; to: string };
      referenceLabel: string;
      reference: string;
    }
  | { state: "typo"; notSent: string; question: string; take: Choice; keep: Choice }
  | { state: "invalid"; heading: string; problems: Partial<Record<FieldName, string>> }
  /** `subject` as typed, for sending the message by mail instead. `failed`: without an answer, so it may wait. */
  | { state: "refused"; text: string; subject?: string | undefined; failed?: true };

/** An e-mail address that the visitor can choose. */
type Choice = { email: string; label: string };

/** The fixed sentences of the form, as props of its island. */
export type FormWords = {
  fields: Record<FieldName, { label: string; missing: string }>;
  malformed: string;
  heading: string;
  send: string;
  sending: string;
  /** Shown when the message could not be sent or stored. */
  failure: string;
  /** The address to write to instead, if the organisation has one. */
  mail?: { lead: string; address: string } | undefined;
};

export function formWords(
  { enquiry: words }: Words,
  failure: string,
  address: string | undefined,
): FormWords {
  const of = (name: FieldName) => ({
    label: words.labels[name],
    missing: words.problems.missing[name],
  });
  const { heading, malformed } = words.problems;
  return {
    fields: { name: of("name"), email: of("email"), subject: of("subject"), message: of("message") },
    ...{ malformed: malformed.other, heading, send: words.send, sending: words.sending, failure },
    mail: address ? { lead: words.byMail, address } : undefined,
  };
}

export function shownAnswer(
  all: Words,
  answer: EnquiryAnswer,
  failure: string,
  language: Language,
): ShownAnswer {
  const { enquiry: words } = all;
  // The island does not know the language, so the addresses are complete.
  const here = (path: string) => localPath(language, path);
  switch (answer.state) {
    case "sent": {
      const { thanks, reference: referenceLabel } = words;
      const { reference, email, token, dataToken, answerBy } = answer;
      const correct = { label: words.correct, to: here(`${correctEmail(token)}#${fieldId("email")}`) };
      const kept = dataToken && { label: words.kept, to: here(`/my-data/${dataToken}`) };
      return {
        ...{ state: "sent", thanks, answerTo: words.answerTo({ email }), correct, referenceLabel, reference },
        ...(kept && { kept }),
        ...(answerBy && { closed: all.closed.answerBy({ day: lastDay(answerBy, language) }) }),
      };
    }
    case "typo": {
      const { email, likely } = answer;
      const { notSent, question, take, keep } = words.typo;
      return {
        ...{ state: "typo", notSent, question: question({ likely }) },
        take: { email: likely, label: take({ likely }) },
        keep: { email, label: keep({ email }) },
      };
    }
    case "invalid":
      return { state: "invalid", heading: words.problems.heading, problems: sentences(all, answer.problems) };
    case "too-many":
      return {
        state: "refused",
        text: words.tooMany({ minutes: answer.minutes }),
        subject: answer.values?.subject,
      };
    case "failed":
      return { state: "refused", text: failure, subject: answer.values?.subject };
  }
}

/** The same in one paragraph, for the outbox of any form: see app/offline/outbox.ts. */
export function saidIn(answer: ShownAnswer): string {
  switch (answer.state) {
    case "sent": {
      const { thanks, closed, referenceLabel, reference } = answer;
      return [thanks, closed, referenceLabel, reference].filter(Boolean).join(" ");
    }
    case "typo":
      return `${answer.notSent} ${answer.question}`;
    case "invalid":
      return [answer.heading, ...Object.values(answer.problems)].join(" ");
    case "refused":
      return answer.text;
  }
}

/** In the order of the fields. */
function sentences(
  words: Words,
  problems: Partial<Record<FieldName, Problem>>,
): Partial<Record<FieldName, string>> {
  const found = fieldNames.flatMap((name) => {
    const problem = problems[name];
    return problem ? [[name, describeProblem(words, name, problem)] as const] : [];
  });
  return Object.fromEntries(found);
}

/** The error message beside a field. */
export function describeProblem({ enquiry: words }: Words, field: FieldName, problem: Problem): string {
  if (problem.kind === "missing") return words.problems.missing[field];
  if (problem.kind === "malformed") return words.problems.malformed[problem.fault];
  return words.problems.long({ label: words.labels[field], by: problem.by });
}
