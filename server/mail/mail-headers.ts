import type { Language } from "../../languages.ts";
import { plainLine } from "../../texts/plain-line.ts";

/** Makes typed text safe for a header: a single line, in which nothing looks like a MIME encoded word. */
export const headerText = (text: string): string => plainLine(text).replaceAll("=?", "= ?");

/** Marks a mail as automatic, so that other programs do not answer it. */
export const byProgram = (submitted: "auto-generated" | "auto-replied") => ({
  "Auto-Submitted": submitted,
  "X-Auto-Response-Suppress": "All",
});

/** Lets mail programs read the mail aloud or translate it. */
export const inLanguage = (language: Language) => ({ "Content-Language": language });

/** Keeps nodemailer from loading a file or a URL that a visitor's text might name. */
export const fetchesNothing = { disableFileAccess: true, disableUrlAccess: true } as const;

/** A Message-ID without its brackets. */
export const messageIdAt = (siteUrl: string, name: string): string => `${name}@${new URL(siteUrl).hostname}`;
