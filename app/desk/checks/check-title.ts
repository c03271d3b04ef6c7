import type { DeskWords } from "../../words/translation.ts";

/** Three lines of a card on a phone, and as much as the picture for shared links can hold. */
const maxCharacters = 80;

export function checkTitle(title: string, words: DeskWords["checks"]): string[] {
  const length = [...title.trim()].length;
  return length > maxCharacters ? [words.longTitle({ length, most: maxCharacters })] : [];
}
