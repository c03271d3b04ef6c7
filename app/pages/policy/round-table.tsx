import { WeaveMark } from "../../art/weave-mark.tsx";
import styles from "./round-table.module.css";

/** Four at one table, all connected. Decorative: the list beside it names them. */
export function RoundTable() {
  return (
    <div className={styles.table}>
      <svg className={styles.threads} viewBox="0 0 100 100" aria-hidden="true">
        <path d="M50 14 86 50 50 86 14 50ZM50 14V86M14 50H86" />
      </svg>
      <WeaveMark className={styles.north} />
      <WeaveMark className={styles.east} />
      <WeaveMark className={styles.centre} />
      <WeaveMark className={styles.west} />
      <WeaveMark className={styles.south} />
    </div>
  );
}
