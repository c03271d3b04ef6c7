/** Scripts that belong to one language here, and stand out in a line of any other. */
const scripts = [
  { lang: "ar", run: /\p{Script=Arabic}[\p{Script=Arabic}\p{M}\s،؛؟]*(?<!\s)/u },
  { lang: "am", run: /\p{Script=Ethiopic}[\p{Script=Ethiopic}\p{M}\s]*(?<!\s)/u },
];

type ForeignTextProps = {
  /** The language of the text; its Arabic and Ethiopic words are marked as Arabic and Amharic. */
  lang: string;
  children: string;
};

/** A text that may be in another language than the page, for voices and for fonts. */
export function ForeignText({ lang, children: text }: ForeignTextProps) {
  if (lang !== "en") return <span lang={lang}>{text}</span>;
  const found = scripts.find(({ run }) => run.test(text));
  if (!found) return text;
  const [words = ""] = found.run.exec(text) ?? [];
  const [before = "", ...after] = text.split(words);
  return (
    <>
      {before}
      <span lang={found.lang}>{words}</span>
      <ForeignText lang={lang}>{after.join(words)}</ForeignText>
    </>
  );
}
