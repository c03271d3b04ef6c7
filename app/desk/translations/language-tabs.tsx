import { languageName } from "../editions/language-name.ts";
import type { LanguageState } from "./language-states.ts";
import styles from "./translations.module.css";

type LanguageTabsProps = { languages: LanguageState[]; current: string };

export function LanguageTabs({ languages, current }: LanguageTabsProps) {
  return (
    <nav aria-label="Languages of this record">
      <ul className={styles.tabs}>
        {languages.map(({ code, state, address, isMissing }) => (
          <li key={code}>
            <a
              href={address}
              aria-current={code === current ? "page" : undefined}
              data-missing={isMissing || undefined}
            >
              <span className={styles.language}>{languageName(code)}</span>
              <span className={styles.state}>{state}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
