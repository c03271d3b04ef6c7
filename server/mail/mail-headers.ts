import type { Language } from "../../languages.ts";
import { plainLine } from "../../texts/plain-line.ts";

/** What somebody typed, in a header: neither more than one line, nor the beginning of a word in MIME's own encoding. */
export const headerText = (text: string): string => plainLine(text).replaceAll("=?", "= ?");

/** Of all that a program writes by itself: other programs are not to answer it. */
export const byProgram = (submitted: "auto-generated" | "auto-replied") => ({
  "Auto-Submitted": submitted,
  "X-Auto-Response-Suppress": "All",
});

/** Tells the reader's program which language it is for, to read it aloud or to translate it. */
export const inLanguage = (language: Language) => ({ "Content-Language": language });

/** Nothing that anybody writes may have a mail fetch a file or an address. */
export const fetchesNothing = { disableFileAccess: true, disableUrlAccess: true } as const;

/** A Message-ID without its brackets. */
export const messageIdAt = (siteUrl: string, name: string): string => `${name}@${new URL(siteUrl).hostname}`;
