import { useWords } from "../rendering/language.ts";
import styles from "./honeypot.module.css";

/** A field hidden from people, screen readers and Tab: a program that fills in every field gives itself away. */
export function Honeypot() {
  const { enquiry: words } = useWords();
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {words.honeypot}
        <input name="homepage" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
