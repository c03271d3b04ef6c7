import { useLocation } from "react-router";
import { type Language, languageCodes, localPath } from "../../languages.ts";
import { useLanguage, useWords } from "../rendering/language.ts";
import { useForeignMarks } from "../ui/foreign-text.tsx";
import { wordsIn } from "../words/words.ts";
import { languageName } from "./language-name.ts";
import styles from "./reading-languages.module.css";

type ReadingLanguagesProps = {
  /** The language shown, and all languages of the text. */
  language: string;
  languages: readonly string[];
};

/** Says that a text is not available in the page's language, and links to all its languages. */
export function ReadingLanguages({ language, languages }: ReadingLanguagesProps) {
  const page = useLanguage();
  const { notTranslated } = useWords().languageWords;
  const others = languageCodes.filter((code) => code !== page && languages.includes(code));
  if (others.length === 0 && language === page) return null;
  return (
    <div className={styles.languages}>
      {language !== page && <p>{notTranslated({ language: languageName(language, page) ?? language })}</p>}
      <ul>
        {others.map((code) => (
          <li key={code}>
            <ReadIn code={code} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Written in the language it leads to. */
function ReadIn({ code }: { code: Language }) {
  const { pathname, search } = useLocation();
  const marks = useForeignMarks(code);
  const { readIn } = wordsIn(code).languageWords;
  return (
    <a href={localPath(code, pathname + search)} hrefLang={code} {...marks}>
      {readIn({ language: languageName(code, code) ?? code })}
    </a>
  );
}
