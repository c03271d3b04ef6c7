import { renderMarkdown } from "../../../server/content/markdown.ts";
import { type LegalDocument, legal } from "../../words/en/legal/document.ts";

/** For loaders: a document as it is shown, so that browsers receive neither its source nor a renderer. */
export function renderedDocument({ sections, ...head }: LegalDocument) {
  return {
    ...head,
    ...legal,
    sections: sections.map(({ id, heading, text }) => ({ id, heading, html: renderMarkdown(text) })),
  };
}
