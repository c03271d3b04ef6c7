import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { LanguageState } from "./languages-of.ts";
import styles from "./translations.module.css";

/** In a list: each language by its code, with a word wherever it is not simply there. */
export function RowLanguages({ languages }: { languages: LanguageState[] }) {
  return (
    <ul className={styles.codes} aria-label="Languages">
      {languages.map(({ code, name, state, address, isMissing }) => (
        <li key={code}>
          <a href={address} data-missing={isMissing || undefined}>
            <span aria-hidden="true">{code.toUpperCase()}</span>
            <VisuallyHidden>{name}:</VisuallyHidden>{" "}
            {state === "published" ? <VisuallyHidden>{state}</VisuallyHidden> : <span>{state}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
