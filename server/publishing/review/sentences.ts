/** A text cut into sentences, so that a reader can comment on one without script. */
import { fieldAt, kindOf } from "../../../content/kinds.ts";
import { plainText } from "../../markdown/plain-text.ts";
import type { Edition } from "../edition.ts";
import { fieldNames } from "../edition-fields.ts";

/** The sentences of each block of a field, such as a paragraph. */
export type FieldSentences = { field: string; blocks: string[][] };

/** In characters; a longer sentence is cut. */
const longestSentence = 600;
/** For a whole text: about 150 pages of a book. More would make the page too heavy for a phone. */
const maxSentences = 2000;

type Text = Pick<Edition, "kind" | "language" | "translationOf" | "fields">;

/** All sentences of a text in their order; `isCut` if there are more. The text must not be too complex to render. */
export function sentencesOf(text: Text): { fields: FieldSentences[]; isCut: boolean } {
  const segmenter = new Intl.Segmenter(text.language, { granularity: "sentence" });
  let left = maxSentences;
  let isCut = false;
  const fields = fieldNames(text).flatMap((field) => {
    const source = (text.fields[field] ?? "").trim();
    if (!source) return [];
    const isMarkdown = (fieldAt(text.kind, field) ?? kindOf(text.kind).fields[field])?.type === "text";
    const blocks: string[][] = [];
    for (const line of (isMarkdown ? plainText(source) : source).split("\n")) {
      const sentences = [...segmenter.segment(line)].flatMap(({ segment }) => pieces(segment.trim()));
      if (sentences.length > left) isCut = true;
      const shown = sentences.slice(0, left);
      left -= shown.length;
      if (shown.length > 0) blocks.push(shown);
    }
    return blocks.length > 0 ? [{ field, blocks }] : [];
  });
  return { fields, isCut };
}

function pieces(sentence: string): string[] {
  const characters = [...sentence];
  const count = Math.ceil(characters.length / longestSentence);
  return Array.from({ length: count }, (_, index) =>
    characters.slice(index * longestSentence, (index + 1) * longestSentence).join(""),
  );
}

export const hasSentence = (fields: FieldSentences[], field: string, sentence: string): boolean =>
  fields.some((one) => one.field === field && one.blocks.some((block) => block.includes(sentence)));
