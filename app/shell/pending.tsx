import { useWords } from "../rendering/language.ts";
import styles from "./pending.module.css";

/** The loading indicator; app/browser/show-pending.ts shows it if the next page takes a while. */
export function Pending() {
  const { shell } = useWords();
  return (
    <div role="status" className={styles.pending} data-pending>
      <span hidden>
        <span className={styles.spinner} />
        {shell.loading}
      </span>
    </div>
  );
}
