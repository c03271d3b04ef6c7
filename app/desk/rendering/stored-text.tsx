import type { Language } from "../../../languages.ts";
import { defaultLanguage } from "../../../languages.ts";
import { listSeparator } from "../../ui/list-separator.ts";
import { useLanguage } from "../../ui/page-language.ts";
import { deskWordsIn } from "../../words/desk-words.ts";
import { storedSentence } from "../../words/stored-sentence.ts";
import type { DeskWords } from "../../words/translation.ts";

type Group = keyof DeskWords["stored"];

/** A text that the server stored in English: in the reader's language, or as it is. */
export function StoredText({ of, text }: { of: Group; text: string }) {
  const known = storedText(useLanguage(), of, text);
  return known === undefined ? (
    <span lang="en" dir="ltr">
      {text}
    </span>
  ) : (
    <bdi>{known}</bdi>
  );
}

/** Between several reasons. */
const separators: Partial<Record<Group, string>> = { spam: "; ", delivery: ", " };

/** Undefined if it is not known, such as an error of another program. */
export function storedText(reader: Language, of: Group, text: string): string | undefined {
  const [originals, words] = [sentences(defaultLanguage, of), sentences(reader, of)];
  const separator = separators[of];
  const parts = separator ? text.split(separator) : [text];
  const known = parts.map((part) => storedSentence(originals, words, part));
  if (known.every((part) => part === undefined)) return undefined;
  return known.map((part, index) => part ?? parts[index]).join(listSeparator(reader));
}

/** A file that came by mail is refused like an upload, without the advice to the person who uploads. */
function sentences(language: Language, of: Group): Readonly<Record<string, unknown>> {
  const { stored, uploadRefusals } = deskWordsIn(language);
  if (of !== "files") return stored[of];
  const refusals = Object.entries(uploadRefusals).map(([name, text]) => [name, firstSentence(text)]);
  return { ...stored.files, ...Object.fromEntries(refusals) };
}

const firstSentence = (text: string) => text.split(/(?<=[.።]) /)[0] ?? text;
