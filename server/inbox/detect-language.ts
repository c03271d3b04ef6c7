import { francAll } from "franc-min";

/** The languages of our visitors that can be distinguished, by their ISO 639-3 codes. */
const languages: Record<string, string> = {
  ...{ eng: "en", fra: "fr", por: "pt", swh: "sw", amh: "am", arb: "ar" },
  ...{ hau: "ha", yor: "yo", ibo: "ig", som: "so", zul: "zu", kin: "rw", run: "rn", nya: "ny", lin: "ln" },
  ...{ plt: "mg", fuv: "ff", spa: "es", deu: "de", ita: "it" },
};

/** With fewer letters, the guess is too often wrong. A script that only one of these languages uses needs fewer. */
const minLetters = 25;
const minLettersOfOwnScript = 4;
/** Enough of a text for a guess, and takes a millisecond. */
const maxCharacters = 500;
/** How far ahead of the second best language the best must be, from 0 to 1. */
const minLead = 0.03;

/** The BCP 47 code of the language that a text seems to be written in; null if uncertain. */
export function detectLanguage(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const [first, second] = francAll(text.slice(0, maxCharacters), {
    only: Object.keys(languages),
    minLength: minLettersOfOwnScript,
  });
  if (!first) return null;
  const [code, score] = first;
  const hasOwnScript = code === "amh" || code === "arb";
  if (letters < (hasOwnScript ? minLettersOfOwnScript : minLetters)) return null;
  if (second && score - second[1] < minLead) return null;
  return languages[code] ?? null;
}
