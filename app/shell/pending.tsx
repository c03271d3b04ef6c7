import { shell } from "../words/en/shell.ts";
import styles from "./pending.module.css";

/** The sign that another page is loading; app/browser/pending.ts shows it if that takes a while. */
export function Pending() {
  return (
    <div role="status" className={styles.pending} data-pending>
      <span hidden>
        <span className={styles.spinner} />
        {shell.loading}
      </span>
    </div>
  );
}
