import { renderMarkdown } from "../../../server/markdown/markdown.ts";
import { type LegalDocument, legal } from "../../words/en/legal/document.ts";

/** For loaders: renders the Markdown of a document on the server. */
export function renderedDocument({ sections, version, ...head }: LegalDocument) {
  const day = new Date(version).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
  return {
    ...head,
    updated: legal.updated,
    version: { text: legal.versionOf(day), date: version },
    contents: legal.contents,
    sections: sections.map(({ id, heading, text }) => ({ id, heading, html: renderMarkdown(text) })),
  };
}
