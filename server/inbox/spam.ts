/**
 * The rules for what looks like spam, each with a reason that staff see. Spam is filed separately, never lost, and
 * "Not spam" brings it back. No rule considers the sender's language, name or country, and nothing is learnt from messages.
 */
import { stored } from "../../app/words/en/desk/stored.ts";
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

const { spam: reasons } = stored;

const manyLinks = 6;
/** With fewer words per link than this, a message is mostly links. */
const wordsPerLink = 8;

const rules: Rule[] = [
  { reason: reasons.honeypot, holds: ({ honeypot }) => honeypot.trim() !== "" },
  {
    // Speed alone proves nothing: a reload restores the typed text, which can be sent immediately.
    reason: reasons.fast,
    holds: ({ elapsed, fields: { message } }) =>
      elapsed !== undefined && elapsed < leastTime && linksIn(message).length > 0,
  },
  {
    reason: reasons.onlyLinks,
    holds: ({ fields: { message } }) => linksIn(message).length > 0 && wordsIn(message) < 2,
  },
  { reason: reasons.manyLinks, holds: ({ fields: { message } }) => hasManyLinks(message) },
  { reason: reasons.linkInName, holds: ({ fields: { name } }) => linksIn(name).length > 0 },
  {
    reason: reasons.forum,
    holds: ({ fields: { message } }) => /\[(?:url|link)\s*=/i.test(message),
  },
];

/** Why a message by itself looks like spam; null if it does not. */
export function spamReason(suspect: Suspect): string | null {
  return joined(...rules.filter(({ holds }) => holds(suspect)).map(({ reason }) => reason));
}

/** Why earlier messages make this one look like spam. Only the exact e-mail address counts, never its domain. */
export function reasonsOfHistory(history: { cameOften: boolean; markedBefore: boolean }): string[] {
  return [
    ...(history.cameOften ? [reasons.cameOften] : []),
    ...(history.markedBefore ? [reasons.markedBefore] : []),
  ];
}

/** Joins reasons as they are stored and shown. */
export function joined(...all: (string | null)[]): string | null {
  return all.filter(Boolean).join("; ") || null;
}

function hasManyLinks(message: string): boolean {
  const links = linksIn(message).length;
  return links >= manyLinks || (links >= 3 && wordsIn(message) < links * wordsPerLink);
}

function wordsIn(message: string): number {
  return withoutLinks(message).match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0;
}
