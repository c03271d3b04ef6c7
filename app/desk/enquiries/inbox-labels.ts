import { defaultLanguage } from "../../../languages.ts";
import type { EnquiryState } from "../../../server/database/schema.ts";
import { isOverdue } from "../../../server/inbox/answer-due.ts";
import type { Meanwhile } from "../../../server/inbox/conversations/send-reply.ts";
import type { Tab } from "../../../server/inbox/conversations/tabs.ts";
import type { EnquiryKind } from "../../../server/inbox/message-kinds.ts";
import { languageName } from "../../lists/language-name.ts";

export const tabWords: Record<Tab, string> = {
  new: "New",
  mine: "Mine",
  waiting: "Waiting",
  answered: "Answered",
  closed: "Closed",
  spam: "Spam",
};

export const kindWords: Record<EnquiryKind, string> = {
  message: "Message",
  registration: "Registration",
  volunteer: "Volunteer",
  partnership: "Partnership",
  press: "Press",
};

export const stateWords: Record<EnquiryState, string> = {
  waiting: "Waits for an answer",
  answered: "Answered",
  closed: "Closed",
  spam: "Spam",
};

/** "French, by its words"; where those do not tell, the language of the page that it was sent from. */
export function languageWords({
  language,
  written_in,
}: {
  language: string;
  written_in: string | null;
}): string {
  const nameOf = (code: string) => languageName(code, defaultLanguage) ?? code;
  return written_in ? `${nameOf(written_in)}, by its words` : `${nameOf(language)} page`;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** "3 h left", "Overdue by 2 days". */
export function clockWords(dueAt: string, now: Date): { words: string; isOverdue: boolean } {
  const time = timeWords(Math.abs(Date.parse(dueAt) - now.getTime()));
  const isOver = isOverdue({ due_at: dueAt }, now);
  return { words: isOver ? `Overdue by ${time}` : `${time} left`, isOverdue: isOver };
}

function timeWords(time: number): string {
  if (time < hour) return `${Math.floor(time / minute)} min`;
  if (time < 2 * day) return `${Math.floor(time / hour)} h`;
  return `${Math.floor(time / day)} days`;
}

/** "Abel", "Abel and Selam", "Abel, Selam and Tsehay". */
export function listed(names: string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}

export const answeringWords = (names: string[]) =>
  names.length > 0 ? `${listed(names)} ${names.length > 1 ? "are" : "is"} answering` : "";

/** "Selam has answered meanwhile". */
export function meanwhileWords(meanwhile: Meanwhile): string {
  const answered = meanwhile.filter(({ kind }) => kind === "out").map(({ author }) => author);
  if (answered.length === 0) return "The visitor has written again meanwhile";
  const names = [...new Set(answered)];
  return `${listed(names)} ${names.length > 1 ? "have" : "has"} answered meanwhile`;
}

/** What a tab says that has nothing. */
export const nothingWords: Record<Tab, string> = {
  new: "Nothing new: every message is answered or with somebody.",
  mine: "No message that waits is with you.",
  waiting: "Nothing waits for an answer.",
  answered: "Nothing was answered yet.",
  closed: "Nothing is closed.",
  spam: "Nothing looks like spam.",
};

export function foundWords(total: number, more: boolean): string {
  if (total === 0) return "Nothing was found.";
  if (more) return `More than ${total} were found: these are the newest. Another word would tell better.`;
  return total === 1 ? "1 was found." : `${total} were found.`;
}
