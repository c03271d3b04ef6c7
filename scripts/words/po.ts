import { type GetTextTranslation, po } from "gettext-parser";
import type { Sentence } from "../../app/words/sentences.ts";
import { hashOf, isRead, madeFrom, type Reader } from "../../app/words/status.ts";
import { allSentences } from "./all-sentences.ts";
import type { Translated } from "./language-files.ts";
import type { Originals } from "./translated-from.ts";
import { type Noted, notedInEnglish } from "./translator-notes.ts";

/** The sentences of a language as a PO file: the English, the translation, its file and the notes for translators. */
export function toPo(language: string, { texts, status }: Translated, originals: Originals): Buffer {
  const noted = notedInEnglish();
  const entries = allSentences().map((sentence): GetTextTranslation => {
    const { key, text, isMessage } = sentence;
    const source = madeFrom(status, key);
    const translation = source === undefined ? "" : (texts.get(key) ?? "");
    const isStale = translation !== "" && source !== hashOf(text);
    const isUnread = translation !== "" && !isRead(status, key, translation);
    const flags = [isMessage && "icu-message-format", (isStale || isUnread) && "fuzzy"].filter(Boolean);
    const previous = isStale ? originals.get(source ?? "") : undefined;
    return {
      ...{ msgctxt: key, msgid: text, msgstr: [translation] },
      comments: {
        ...about(sentence, noted),
        ...(flags.length > 0 && { flag: flags.join(", ") }),
        ...(previous !== undefined && { previous: `msgid ${JSON.stringify(previous)}` }),
      },
    };
  });
  return po.compile({
    charset: "utf-8",
    headers: {
      "Project-Id-Version": "Secure AI Africa",
      Language: language,
      "MIME-Version": "1.0",
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Transfer-Encoding": "8bit",
      "Last-Translator": status.reader?.name ?? "",
      "PO-Revision-Date": status.reader?.on ?? "",
    },
    translations: Object.fromEntries(entries.map((entry) => [entry.msgctxt, { [entry.msgid]: entry }])),
  });
}

/** The file of a sentence, and the comments on it and on the objects around it. */
function about({ key }: Sentence, { comments, files }: Noted) {
  const steps = key.split(".");
  const places = steps.map((_, index) => steps.slice(0, index + 1).join("."));
  const extracted = places.map((place) => comments.get(place)).filter((comment) => comment !== undefined);
  return {
    reference: files.get(places[steps[0] === "desk" ? 1 : 0] ?? "") ?? "",
    ...(extracted.length > 0 && { extracted: extracted.join("\n") }),
  };
}

export type PoEntry = { english: string; text: string; isFuzzy: boolean };
export type Po = { language: string; reader: Reader | undefined; entries: Map<string, PoEntry> };

/** Throws if it is not a PO file. */
export function fromPo(file: Buffer): Po {
  const { headers, translations } = po.parse(file);
  const header = (name: string) =>
    Object.entries(headers)
      .find(([each]) => each.toLowerCase() === name)?.[1]
      ?.trim() ?? "";
  // E-mail addresses are private, so they are not stored.
  const name = header("last-translator").replace(/\s*<[^>]*>$/, "");
  const on = /^\d{4}-\d{2}-\d{2}/.exec(header("po-revision-date"))?.[0];
  const entries = Object.values(translations)
    .flatMap((byEnglish) => Object.values(byEnglish))
    .filter(({ msgid }) => msgid !== "")
    .map(({ msgctxt = "", msgid, msgstr, comments }): [string, PoEntry] => [
      msgctxt,
      { english: msgid, text: msgstr[0] ?? "", isFuzzy: /\bfuzzy\b/.test(comments?.flag ?? "") },
    ]);
  return {
    language: header("language"),
    reader: name && on ? { name, on } : undefined,
    entries: new Map(entries),
  };
}
