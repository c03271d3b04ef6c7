export type LegalSection = {
  /** The section's place in the address; it never changes once published. */
  id: string;
  heading: string;
  /** Markdown; headings within it start at the third level. */
  text: string;
};

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
  versionOf: (date: string) => `Text of this site's version: ${date}`,
  contents: "On this page",
};
