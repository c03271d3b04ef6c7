import { useLocation } from "react-router";
import { languageCodes, languageOf, localPath } from "../../languages.ts";
import { useLanguage } from "../rendering/language.ts";
import { wordsIn } from "../words/words.ts";

type LanguageLinksProps = {
  className: string | undefined;
  /** Whether they also say what app/browser/language-switch.ts offers to whoever prefers one of them; once in a page. */
  withOffers?: boolean;
};

/** This page in every language, with its query. Script adds the place in the page: see app/browser/language-switch.ts. */
export function LanguageLinks({ className, withOffers = false }: LanguageLinksProps) {
  const { pathname, search } = useLocation();
  const page = useLanguage();
  return (
    <ul className={className}>
      {languageCodes.map((code) => {
        const { name, direction } = languageOf(code);
        const { offer } = wordsIn(code).languageWords;
        return (
          <li key={code}>
            <a
              href={localPath(code, pathname + search)}
              hrefLang={code}
              lang={code}
              dir={direction === languageOf(page).direction ? undefined : direction}
              aria-current={code === page ? "true" : undefined}
              data-offer={withOffers && code !== page ? offer : undefined}
            >
              {name}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
