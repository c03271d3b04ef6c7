import { type Message, message } from "../../message.ts";
export type LegalSection = {
  /** The section's place in the address; it never changes once published. */
  id: string;
  heading: string;
  /** Markdown; headings within it start at the third level. */
  text: string | Message<LegalValues>;
};

/** What only the running site knows. */
export type LegalValues = { keptMonths: number; contactWays: string; law: string };

export type LegalDocument = {
  title: string;
  description: string;
  lead: string;
  /** The day on which this text was last changed. */
  version: string;
  sections: LegalSection[];
};

export const legal = {
  updated: { text: "Last updated 26 October 2023", date: "2023-10-26" },
  /** The date above is the organisation's; this site's own text has changed since. */
  versionOf: message<{ date: string }>("Text of this site's version: {date}"),
  contents: "On this page",
  /** At the top of every translation. */
  englishBinds: "This is a translation. The English text binds.",
  readEnglish: "Read the English text",
  /** Ways to reach us, in Markdown. */
  contactWays: {
    form: "with the form on the [contact page](/contact)",
    email: message<{ email: string }>("by e-mail: [{email}](mailto:{email})"),
    phone: message<{ phone: string; dialled: string }>("by telephone: [{phone}](tel:{dialled})"),
  },
};
