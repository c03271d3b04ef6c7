/** Whether a text is plainly in another language of the site than it is marked with. */
import { francAll } from "franc-min";
import { isLanguage, type Language, languageCodes, languageOf } from "../../../languages.ts";
import { withoutCode } from "./broken-links.ts";

/** Names in franc, and words that no other language of the site has and that hardly a sentence lacks. */
const known: Partial<Record<Language, { franc: string; common: string }>> = {
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
const common = new Map(languageCodes.map((code) => [code, new Set(known[code]?.common.split(" "))]));
const names = languageCodes.flatMap((code) => known[code]?.franc ?? []);

/** With fewer words than this a guess is too often wrong. */
const fewestWords = 8;
/** Of the text that is looked at. */
const mostCharacters = 10_000;
/** How far behind the language that the text is marked with must be, of 1. */
const leastLead = 0.05;

/** The language that it seems to be in; undefined where it is the one it is marked with, or that cannot be told. */
export function otherLanguage(source: string, marked: string): Language | undefined {
  if (!isLanguage(marked) || !known[marked]) return undefined;
  const text = ownWords(source);
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.length < fewestWords) return undefined;
  const scores = new Map(francAll(text, { only: names, minLength: 1 }));
  const [best] = scores.keys();
  const seems = languageCodes.find((code) => known[code]?.franc === best);
  if (!seems || seems === marked || !best) return undefined;
  const lead = (scores.get(best) ?? 0) - (scores.get(known[marked].franc) ?? 0);
  return lead >= leastLead && isConfirmed(seems, marked, text, words) ? seems : undefined;
}

/** By its letters where they are its own, otherwise by its commonest words, which the other language must lack. */
function isConfirmed(seems: Language, marked: Language, text: string, words: string[]): boolean {
  const { letters } = languageOf(seems);
  if (letters !== "Latin") {
    const own = text.match(new RegExp(`\\p{Script=${letters}}`, "gu"))?.length ?? 0;
    return own > 0.7 * (text.match(/\p{L}/gu)?.length ?? 0);
  }
  const count = (code: Language) => words.filter((word) => common.get(code)?.has(word)).length;
  return count(seems) >= 2 && count(marked) <= count(seems) / 4;
}

const quotation = /“[^“”]*”|«[^«»]*»|„[^„“]*“|"[^"\n]*"/g;
const inOtherLanguage = /\[[^[\]\n]*\]\{lang=[\w-]+\}/gi;
/** Several words with capitals, and the small ones between them: "Universidade do Estado do Amazonas". */
const name = /\p{Lu}[\p{L}\p{M}’'-]*(?:\s+(?:[\p{Ll}]{1,4}\s+){0,2}\p{Lu}[\p{L}\p{M}’'-]*)+/gu;

/** Without code, addresses, names and what is quoted. */
function ownWords(source: string): string {
  return withoutCode(source.slice(0, mostCharacters))
    .replace(/^ {0,3}>.*$/gm, " ")
    .replace(inOtherLanguage, " ")
    .replace(/\]\([^)\n]*\)|https?:\/\/\S+|\S+@\S+/g, " ")
    .replace(quotation, " ")
    .replace(name, " ");
}
