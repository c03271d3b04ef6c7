import { useLocation } from "react-router";
import { languageCodes, languageOf, localPath } from "../../languages.ts";
import { useLanguage } from "../rendering/language.ts";

/** Links to this page in every language, with its query. app/browser/language-switch.ts adds the fragment. */
export function LanguageLinks({ className }: { className: string | undefined }) {
  const { pathname, search } = useLocation();
  const page = useLanguage();
  return (
    <ul className={className}>
      {languageCodes.map((code) => {
        const { name, direction } = languageOf(code);
        return (
          <li key={code}>
            <a
              href={localPath(code, pathname + search)}
              hrefLang={code}
              lang={code}
              dir={direction === languageOf(page).direction ? undefined : direction}
              aria-current={code === page ? "true" : undefined}
            >
              {name}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
