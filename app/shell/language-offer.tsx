import { useLocation } from "react-router";
import { languageCodes, languageOf, localPath } from "../../languages.ts";
import { useLanguage, useWords } from "../rendering/language.ts";
import { wordsIn } from "../words/words.ts";
import styles from "./language-offer.module.css";

/**
 * Offers this page in a language that the visitor's browser prefers, once, above the header, so that it covers nothing.
 * language-offer-script.ts shows the line and one of its links before the first paint, so that nothing moves.
 */
export function LanguageOffer() {
  const { pathname, search } = useLocation();
  const page = useLanguage();
  const { dismiss } = useWords().languageWords;
  return (
    <aside hidden data-language-offer="" className={styles.offer}>
      {languageCodes
        .filter((code) => code !== page)
        .map((code) => (
          <a
            key={code}
            hidden
            href={localPath(code, pathname + search)}
            hrefLang={code}
            lang={code}
            dir={languageOf(code).direction}
          >
            {wordsIn(code).languageWords.offer}
          </a>
        ))}
      <button type="button" aria-label={dismiss}>
        ×
      </button>
    </aside>
  );
}
