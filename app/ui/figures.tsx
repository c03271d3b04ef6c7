import styles from "./figures.module.css";

type Figure = {
  number: string;
  label: string;
  /** What was counted. */
  note: string;
};

/** Numbers that matter, large, each with its name and what was counted. */
export function Figures({ items }: { items: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {items.map(({ number, label, note }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={styles.number}>{number}</dd>
          <dd className={styles.note}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
