import { useWords } from "../rendering/language.ts";
import styles from "./enquiry-form.module.css";

/** A field that people neither see, hear nor reach; programs that fill in every field give themselves away. */
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
