import type { Language } from "../../languages.ts";
import { escaped, type TextNote } from "../../server/markdown/text-parts.ts";
import { wordsIn } from "../words/words.ts";

/**
 * Footnotes, with ordinary links to them and back. `id` makes their ids unique among the texts of a page. No <section>:
 * app/browser/fetch-part.ts ends its part at the first `</section>`.
 */
export function footnoteMarkup(part: TextNote, id: string, language: Language): string {
  const { blocks } = wordsIn(language);
  const labelled = (label: string) => `lang="${language}" aria-label="${escaped(label)}"`;
  if (part.kind === "notes")
    return `<div class="block-notes" role="doc-endnotes" aria-label="${escaped(blocks.notes)}">\n<ol>\n`;
  const note = `${id}-${part.note}`;
  if (part.kind === "note") return `<li id="${note}">`;
  const place = part.time === 1 ? `${note}-ref` : `${note}-ref-${part.time}`;
  if (part.kind === "note reference")
    return `<sup><a href="#${note}" id="${place}" role="doc-noteref" ${labelled(blocks.note(part))}>${part.note}</a></sup>`;
  const label = part.times > 1 ? blocks.backToPlace({ place: part.time }) : blocks.backToText;
  return ` <a href="#${place}" role="doc-backlink" ${labelled(label)}>↑</a>`;
}
