import { useLocation } from "react-router";
import { isLanguage, localPath } from "../../languages.ts";
import { useLanguage, useWords } from "../rendering/language.ts";
import { useForeignMarks } from "../ui/foreign-text.tsx";
import { wordsIn } from "../words/words.ts";
import { languageName } from "./language-name.ts";
import styles from "./reading-languages.module.css";

type ReadingLanguagesProps = {
  /** The language that the text is shown in, and all it can be read in. */
  language: string;
  languages: readonly string[];
};

/** Says that a text is not there in the language of the page, and leads to it in every language it has. */
export function ReadingLanguages({ language, languages }: ReadingLanguagesProps) {
  const page = useLanguage();
  const { notTranslated } = useWords().languageWords;
  const others = languages.filter((code) => code !== page);
  if (others.length === 0) return null;
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

/** In the words of that language, for those who look for it; one that the site has no words in has no page of its own. */
function ReadIn({ code }: { code: string }) {
  const { pathname, search } = useLocation();
  const marks = useForeignMarks(code);
  if (!isLanguage(code)) return null;
  const { readIn, names } = wordsIn(code).languageWords;
  return (
    <a href={localPath(code, pathname + search)} hrefLang={code} {...marks}>
      {readIn({ language: names[code] })}
    </a>
  );
}
