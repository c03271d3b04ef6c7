import { renderMarkdown } from "../../../server/content/markdown.ts";
import { type LegalDocument, legal } from "../../words/en/legal/document.ts";

/** For loaders: renders the Markdown of a document on the server. */
export function renderedDocument({ sections, ...head }: LegalDocument) {
  return {
    ...head,
    ...legal,
    sections: sections.map(({ id, heading, text }) => ({ id, heading, html: renderMarkdown(text) })),
  };
}
