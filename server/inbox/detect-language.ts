import { francAll } from "franc-min";

/** Languages that people in Africa write to us in, as far as they can be told apart, by their ISO 639-3 names. */
const languages: Record<string, string> = {
  ...{ eng: "en", fra: "fr", por: "pt", swh: "sw", amh: "am", arb: "ar" },
  ...{ hau: "ha", yor: "yo", ibo: "ig", som: "so", zul: "zu", kin: "rw", run: "rn", nya: "ny", lin: "ln" },
  ...{ plt: "mg", fuv: "ff", spa: "es", deu: "de", ita: "it" },
};

/** With fewer letters than this, the guess is too often wrong; scripts that one language here has are known at once. */
const fewestLetters = 25;
const fewestOfOwnScript = 4;
/** So much of a text is enough, and takes a millisecond. */
const mostCharacters = 500;
/** How far behind the second must be, of 1. */
const leastLead = 0.03;

/** The language that a text seems to be written in, as BCP 47 names it; null where that cannot be told. */
export function detectLanguage(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const [first, second] = francAll(text.slice(0, mostCharacters), {
    only: Object.keys(languages),
    minLength: fewestOfOwnScript,
  });
  if (!first) return null;
  const [code, score] = first;
  const hasOwnScript = code === "amh" || code === "arb";
  if (letters < (hasOwnScript ? fewestOfOwnScript : fewestLetters)) return null;
  if (second && score - second[1] < leastLead) return null;
  return languages[code] ?? null;
}
