/** Detects a text that is clearly in another of the site's languages than the one it is marked as. */
import { francAll } from "franc-min";
import { isLanguage, type Language, languageCodes, languageOf } from "../../../languages.ts";
import { withoutCode } from "./broken-links.ts";

/** franc's code, and very common words that no other language of the site has. */
const profiles: Partial<Record<Language, { franc: string; common: string }>> = {
  en: {
    franc: "eng",
    common:
      "the of and to is that for it with was are be this by from have has you we they which will can their our your not an at what who how when if there",
  },
  fr: {
    franc: "fra",
    common:
      "le les des du un une et est dans pour par sur aux ne pas ce cette ces nous vous il elle ils sont avec leur leurs qui qu d l c n s être ont été son ses plus",
  },
  pt: {
    franc: "por",
    common:
      "o os dos das do da em uma um e é não para por com ao à são foi seu sua mais como nos nas pelo pela também isso este esta ser está",
  },
  sw: {
    franc: "swh",
    common:
      "ya wa kwa ni za katika cha vya hii kama si pia yake kuwa hiyo hili wake lakini ili bila watu kila yako wetu yetu huu hizi na hao",
  },
  am: { franc: "amh", common: "" },
  ar: { franc: "arb", common: "" },
};
const common = new Map(languageCodes.map((code) => [code, new Set(profiles[code]?.common.split(" "))]));
const names = languageCodes.flatMap((code) => profiles[code]?.franc ?? []);

/** With fewer words, the guess is too often wrong. */
const minWords = 8;
/** The rest of a long text is ignored. */
const maxCharacters = 10_000;
/** How far the detected language must lead the marked one; scores are between 0 and 1. */
const minLead = 0.05;

/** Undefined if the text is in its marked language, or if the language is unclear. */
export function detectOtherLanguage(source: string, marked: string): Language | undefined {
  if (!isLanguage(marked) || !profiles[marked]) return undefined;
  const text = proseOf(source);
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.length < minWords) return undefined;
  const scores = new Map(francAll(text, { only: names, minLength: 1 }));
  const [best] = scores.keys();
  const detected = languageCodes.find((code) => profiles[code]?.franc === best);
  if (!detected || detected === marked || !best) return undefined;
  const lead = (scores.get(best) ?? 0) - (scores.get(profiles[marked].franc) ?? 0);
  return lead >= minLead && isConfirmed(detected, marked, text, words) ? detected : undefined;
}

/** By its script if that is not Latin, otherwise by common words that hardly occur in the marked language. */
function isConfirmed(detected: Language, marked: Language, text: string, words: string[]): boolean {
  const { letters } = languageOf(detected);
  if (letters !== "Latin") {
    const own = text.match(new RegExp(`\\p{Script=${letters}}`, "gu"))?.length ?? 0;
    return own > 0.7 * (text.match(/\p{L}/gu)?.length ?? 0);
  }
  const count = (code: Language) => words.filter((word) => common.get(code)?.has(word)).length;
  return count(detected) >= 2 && count(marked) <= count(detected) / 4;
}

const quotation = /“[^“”]*”|«[^«»]*»|„[^„“]*“|"[^"\n]*"/g;
const inOtherLanguage = /\[[^[\]\n]*\]\{lang=[\w-]+\}/gi;
/** Several capitalised words and the short ones between them: "Universidade do Estado do Amazonas". */
const name = /\p{Lu}[\p{L}\p{M}’'-]*(?:\s+(?:[\p{Ll}]{1,4}\s+){0,2}\p{Lu}[\p{L}\p{M}’'-]*)+/gu;

/** Without code, links, names and quotations, which may be in any language. */
function proseOf(source: string): string {
  return withoutCode(source.slice(0, maxCharacters))
    .replace(/^ {0,3}>.*$/gm, " ")
    .replace(inOtherLanguage, " ")
    .replace(/\]\([^)\n]*\)|https?:\/\/\S+|\S+@\S+/g, " ")
    .replace(quotation, " ")
    .replace(name, " ");
}
