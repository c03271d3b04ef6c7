import { defaultLanguage } from "../../../languages.ts";
import type { EnquiryState } from "../../../server/database/schema.ts";
import type { Meanwhile } from "../../../server/inbox/conversations/send-reply.ts";
import type { Tab } from "../../../server/inbox/conversations/tabs.ts";
import type { EnquiryKind } from "../../../server/inbox/message-kinds.ts";
import { languageName } from "../../lists/language-name.ts";

export const tabLabels: Record<Tab, string> = {
  new: "New",
  mine: "Mine",
  waiting: "Waiting",
  answered: "Answered",
  closed: "Closed",
  spam: "Spam",
};

export const kindLabels: Record<EnquiryKind, string> = {
  message: "Message",
  registration: "Registration",
  volunteer: "Volunteer",
  partnership: "Partnership",
  press: "Press",
};

export const stateLabels: Record<EnquiryState, string> = {
  waiting: "Waiting for an answer",
  answered: "Answered",
  closed: "Closed",
  spam: "Spam",
};

/** "French (detected)", or else the language of the page that the message was sent from. */
export function languageLabel({
  language,
  written_in,
}: {
  language: string;
  written_in: string | null;
}): string {
  const nameOf = (code: string) => languageName(code, defaultLanguage) ?? code;
  return written_in ? `${nameOf(written_in)} (detected)` : `${nameOf(language)} page`;
}

/** "Abel", "Abel and Selam", "Abel, Selam and Tsehay". */
function listed(names: string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}

export const answeringSentence = (names: string[]) =>
  names.length > 0 ? `${listed(names)} ${names.length > 1 ? "are" : "is"} answering` : "";

/** "Selam has answered in the meantime". */
export function meanwhileSentence(meanwhile: Meanwhile): string {
  const answered = meanwhile.filter(({ kind }) => kind === "out").map(({ author }) => author);
  if (answered.length === 0) return "The visitor has written again in the meantime";
  const names = [...new Set(answered)];
  return `${listed(names)} ${names.length > 1 ? "have" : "has"} answered in the meantime`;
}

export const emptyTabSentences: Record<Tab, string> = {
  new: "No new messages: all are answered or assigned.",
  mine: "No unanswered message is assigned to you.",
  waiting: "No message is waiting for an answer.",
  answered: "No answered messages yet.",
  closed: "No closed messages.",
  spam: "No spam.",
};

export function foundSentence(total: number, more: boolean): string {
  if (total === 0) return "Nothing was found.";
  if (more) return `More than ${total} results, newest first. Add a word to narrow them down.`;
  return total === 1 ? "1 result." : `${total} results.`;
}
