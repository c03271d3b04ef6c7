/** The languages in which an event may be held, by their BCP 47 codes. */
import { languageCodes } from "../languages.ts";
import { listedIn } from "./define.ts";

/** The checkboxes at the desk: the site's languages first, then others that are widely spoken in Africa. */
export const offeredLanguages: readonly string[] = [
  ...languageCodes,
  ...[
    "aa",
    "af",
    "ak",
    "bm",
    "din",
    "ee",
    "es",
    "ff",
    "ha",
    "ig",
    "kab",
    "kg",
    "ki",
    "ln",
    "lg",
    "luo",
    "mg",
    "nd",
  ],
  ...["nr", "nso", "ny", "om", "pcm", "rn", "rw", "sg", "sn", "so", "ss", "st", "ti", "tn", "ts", "ve", "wo"],
  ...["xh", "yo", "zu"],
];

/** In the order of the desk's form: first the codes without a checkbox, as typed, then those that are ticked. */
export function inFormOrder(text: string): string {
  const codes = [...new Set(listedIn(text))];
  const others = codes.filter((code) => !offeredLanguages.includes(code));
  return [...others, ...offeredLanguages.filter((code) => codes.includes(code))].join(", ");
}

const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** "Swahili" for "sw"; undefined if the code is not a language. */
export function languageInEnglish(code: string): string | undefined {
  try {
    return names.of(code);
  } catch {
    return undefined;
  }
}
