import { useLocation } from "react-router";
import { languageCodes, languageOf, localPath } from "../../languages.ts";
import { useLanguage } from "../rendering/language.ts";
import { wordsIn } from "../words/words.ts";

type LanguageLinksProps = {
  className: string | undefined;
  /** Whether to include the offers for app/browser/language-switch.ts; once per page. */
  withOffers?: boolean;
};

/** Links to this page in every language, with its query. app/browser/language-switch.ts adds the fragment. */
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
