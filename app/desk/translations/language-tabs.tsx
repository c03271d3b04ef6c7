import { useDeskWords } from "../rendering/desk-language.ts";
import type { LanguageState } from "./language-states.ts";
import styles from "./translations.module.css";

type LanguageTabsProps = { languages: LanguageState[]; current: string };

export function LanguageTabs({ languages, current }: LanguageTabsProps) {
  const { tabs } = useDeskWords().translations;
  return (
    <nav aria-label={tabs}>
      <ul className={styles.tabs}>
        {languages.map(({ code, name, state, address, isMissing }) => (
          <li key={code}>
            <a
              href={address}
              aria-current={code === current ? "page" : undefined}
              data-missing={isMissing || undefined}
            >
              <span className={styles.language}>{name}</span>
              <span className={styles.state}>{state}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
