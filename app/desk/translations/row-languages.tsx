import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { LanguageState } from "./language-states.ts";
import styles from "./translations.module.css";

/** The translations of a record in a list with their states, and the languages without one. */
export function RowLanguages({ languages }: { languages: LanguageState[] }) {
  const { translations: words } = useDeskWords();
  const [, ...others] = languages;
  const translated = others.filter(({ isMissing }) => !isMissing);
  const missing = others.filter(({ isMissing }) => isMissing);
  return (
    <div className={styles.row}>
      {translated.length > 0 && (
        <ul className={styles.codes} aria-label={words.list}>
          {translated.map((language) => (
            <li key={language.code}>
              <Code {...language} /> {language.state}
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <>
          <span aria-hidden="true">{words.missingShort}</span>
          <ul className={styles.codes} aria-label={words.missingList}>
            {missing.map((language) => (
              <li key={language.code}>
                <Code {...language} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Code({ code, name, address }: LanguageState) {
  return (
    <a href={address}>
      <span>{code.toUpperCase()}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </a>
  );
}
