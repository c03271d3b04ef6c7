import { languageOf } from "../../../languages.ts";
import type { Meanwhile } from "../../../server/inbox/conversations/send-reply.ts";
import { languageName } from "../editions/language-name.ts";
import type { DeskArgs } from "../rendering/desk-route.ts";

type Reader = Pick<DeskArgs, "language" | "words">;

/** "French (detected)", or else the language of the page that the message was sent from. */
export function languageLabel(
  { language: reader, words }: Reader,
  { language, written_in }: { language: string; written_in: string | null },
): string {
  const { detected, ofPage } = words.enquiries;
  return written_in
    ? detected({ language: languageName(written_in, reader) })
    : ofPage({ language: languageName(language, reader) });
}

/** "Abel", "Abel and Selam", "Abel, Selam and Tsehay". */
const listed = ({ language }: Reader, names: string[]) =>
  new Intl.ListFormat(languageOf(language).locale).format(names);

export function answeringSentence(reader: Reader, names: string[]): string {
  const { answering } = reader.words.enquiries;
  return names.length > 0 ? answering({ names: listed(reader, names), count: names.length }) : "";
}

/** "Selam has answered in the meantime". */
export function meanwhileSentence(reader: Reader, meanwhile: Meanwhile): string {
  const { visitor, staff } = reader.words.enquiries.meanwhile;
  const answered = meanwhile.filter(({ kind }) => kind === "out").map(({ author }) => author);
  if (answered.length === 0) return visitor;
  const names = [...new Set(answered)];
  return staff({ names: listed(reader, names), count: names.length });
}
