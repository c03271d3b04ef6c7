import { directionOf, type Language } from "../../languages.ts";
import { useLanguage } from "./page-language.ts";

/** Scripts that only one language of the site uses. */
const scripts = [
  { lang: "ar", run: /\p{Script=Arabic}[\p{Script=Arabic}\p{M}\s،؛؟]*(?<!\s)/u },
  { lang: "am", run: /\p{Script=Ethiopic}[\p{Script=Ethiopic}\p{M}\s]*(?<!\s)/u },
];

type ForeignTextProps = {
  /** The language of the text, if it is not the page's; Arabic and Ethiopic words within it are marked anyway. */
  lang?: string;
  children: string;
};

/** `lang` and `dir` for a text in another language than the page's, for screen readers, fonts and direction. */
export const useForeignMarks = (lang: string) => foreignMarks(lang, useLanguage());

export function foreignMarks(lang: string, page: Language): { lang?: string; dir?: "ltr" | "rtl" } {
  if (lang === page) return {};
  const dir = directionOf(lang);
  return dir === directionOf(page) ? { lang } : { lang, dir };
}

/** A text that may be in another language than the page. */
export function ForeignText({ lang, children: text }: ForeignTextProps) {
  const page = useLanguage();
  const marks = useForeignMarks(lang ?? page);
  if (marks.lang) return <span {...marks}>{text}</span>;
  const found = scripts.find((script) => script.lang !== page && script.run.test(text));
  if (!found) return text;
  const [words = ""] = found.run.exec(text) ?? [];
  const [before = "", ...after] = text.split(words);
  return (
    <>
      {before}
      <span lang={found.lang}>{words}</span>
      <ForeignText>{after.join(words)}</ForeignText>
    </>
  );
}
