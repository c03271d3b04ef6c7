import type { Language } from "../../languages.ts";
import { escaped, type TextNote } from "../../server/markdown/text-parts.ts";
import { wordsIn } from "../words/words.ts";

/**
 * Footnotes with ways to them and back, which are ordinary links. `id` keeps them apart from those of other texts on
 * the same page. No <section>: app/browser/fetch-part.ts takes the first end of one for its own.
 */
export function footnoteMarkup(part: TextNote, id: string, language: Language): string {
  const { blocks } = wordsIn(language);
  const said = (label: string) => `lang="${language}" aria-label="${escaped(label)}"`;
  if (part.kind === "notes")
    return `<div class="block-notes" role="doc-endnotes" aria-label="${escaped(blocks.notes)}">\n<ol>\n`;
  const note = `${id}-${part.note}`;
  if (part.kind === "note") return `<li id="${note}">`;
  const place = part.time === 1 ? `${note}-ref` : `${note}-ref-${part.time}`;
  if (part.kind === "note reference")
    return `<sup><a href="#${note}" id="${place}" role="doc-noteref" ${said(blocks.note(part))}>${part.note}</a></sup>`;
  const label = part.times > 1 ? blocks.backToPlace({ place: part.time }) : blocks.backToText;
  return ` <a href="#${place}" role="doc-backlink" ${said(label)}>↑</a>`;
}
