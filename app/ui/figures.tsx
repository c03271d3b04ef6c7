import styles from "./figures.module.css";
import { Link } from "./link.tsx";

type Figure = {
  number: string;
  label: string;
  /** What was counted, if it is said. */
  note?: string;
  /** The source of the number, shown once it has a text. */
  evidence?: { text: string; to: string };
};

/** Large numbers, each with its label and, if given, what was counted and its source. */
export function Figures({ items }: { items: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {items.map(({ number, label, note, evidence }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={styles.number}>{number}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
          {evidence?.text && (
            <dd className={styles.note}>
              {evidence.to ? <Link to={evidence.to}>{evidence.text}</Link> : evidence.text}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
