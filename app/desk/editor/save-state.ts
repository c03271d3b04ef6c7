import { type Language, languageOf } from "../../../languages.ts";
import { formatDate } from "../../ui/format-date.ts";
import type { DeskTranslation } from "../../words/translation.ts";
import { fillMessage } from "../ui/fill-message.ts";

/** Where the typed text is stored. The screen always shows it, and it is always true. */
export type SaveState =
  | { is: "unwritten" | "saving" | "offline" | "no answer" | "not stored" | "conflict" | "signed out" }
  | { is: "saved"; at: string }
  | { is: "refused"; sentence: string };

export type SavingWords = DeskTranslation["editor"]["saving"];

const sentences = {
  unwritten: "unwritten",
  saving: "saving",
  offline: "offline",
  "no answer": "noAnswer",
  "not stored": "notStored",
  conflict: "conflict",
  "signed out": "signedOut",
} as const satisfies Record<string, keyof SavingWords>;

type Reader = { words: SavingWords; language: Language; timeZone: string };

/** `otherWriter`: who wrote the other version in a conflict. */
export function saveSentence(
  state: SaveState,
  now: Date,
  { words, language, timeZone }: Reader,
  otherWriter?: string,
): string {
  const fill = (text: string, values: Record<string, string>) =>
    fillMessage(text, values, languageOf(language).locale);
  if (state.is === "refused") return state.sentence;
  if (state.is === "conflict" && otherWriter) return fill(words.conflictWith, { name: otherWriter });
  if (state.is !== "saved") return fill(words[sentences[state.is]], { device: deviceName() });
  const format = (form: "date" | "time", instant: string) =>
    formatDate({ instant, form, timeZone, language });
  const [time, date] = [format("time", state.at), format("date", state.at)];
  return date === format("date", now.toISOString())
    ? fill(words.saved, { time })
    : fill(words.savedOn, { time, date });
}

/** Names the device where the browser says what it is. */
const deviceName = () => (/Mobi/.test(navigator.userAgent) ? "phone" : "other");

/** Whether the writer must know. Screen readers announce only this and its end, not every save while typing. */
export const isTrouble = ({ is }: SaveState) => !["unwritten", "saving", "saved"].includes(is);

/** Whether the server lacks some of the typed text. */
export const isUnsaved = ({ is }: SaveState) => !["unwritten", "saved"].includes(is);
