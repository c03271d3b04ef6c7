/**
 * What makes a message look like spam: rules that anyone can read and a few words for each, which the staff are shown.
 * Such a message is apart, never lost, and brought back by "Not spam". No rule looks at the language, the name or the
 * country of its sender, and none learns anything that is not said here.
 */
import type { Fields } from "./form/form-answer.ts";
import { linksIn, withoutLinks } from "./links.ts";
import { leastTime } from "./message-limits.ts";

type Suspect = {
  fields: Fields;
  /** The content of the honeypot field, which no person sees. */
  honeypot: string;
  /** Milliseconds since the page began to load. */
  elapsed: number | undefined;
};

type Rule = { reason: string; holds: (suspect: Suspect) => boolean };

const manyLinks = 6;
/** So many words to each link are a text with links, fewer are links with a text. */
const wordsPerLink = 8;

const rules: Rule[] = [
  { reason: "hidden field filled in", holds: ({ honeypot }) => honeypot.trim() !== "" },
  {
    // By itself it says nothing: what was typed before a reload is put back, and can be sent at once.
    reason: "a link, sent faster than anyone types",
    holds: ({ elapsed, fields: { message } }) =>
      elapsed !== undefined && elapsed < leastTime && linksIn(message).length > 0,
  },
  {
    reason: "nothing but links",
    holds: ({ fields: { message } }) => linksIn(message).length > 0 && wordsIn(message) < 2,
  },
  { reason: "many links", holds: ({ fields: { message } }) => hasManyLinks(message) },
  { reason: "a link in the name", holds: ({ fields: { name } }) => linksIn(name).length > 0 },
  {
    reason: "links written as forums want them",
    holds: ({ fields: { message } }) => /\[(?:url|link)\s*=/i.test(message),
  },
];

/** Why a message looks like spam by itself; null for what does not. */
export function spamReason(suspect: Suspect): string | null {
  return joined(...rules.filter(({ holds }) => holds(suspect)).map(({ reason }) => reason));
}

/** What the messages before say of one. Of e-mail addresses only exactly the same counts, never a whole domain. */
export function reasonsOfHistory(history: { cameOften: boolean; markedBefore: boolean }): string[] {
  return [
    ...(history.cameOften ? ["the same text came many times"] : []),
    ...(history.markedBefore ? ["this e-mail address has sent spam before"] : []),
  ];
}

/** Several reasons as they are stored and shown. */
export function joined(...reasons: (string | null)[]): string | null {
  return reasons.filter(Boolean).join("; ") || null;
}

function hasManyLinks(message: string): boolean {
  const links = linksIn(message).length;
  return links >= manyLinks || (links >= 3 && wordsIn(message) < links * wordsPerLink);
}

function wordsIn(message: string): number {
  return withoutLinks(message).match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0;
}
