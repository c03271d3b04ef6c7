import styles from "./figures.module.css";

type Figure = { number: string; label: string };

/** Numbers that matter, large, each with what it counts. */
export function Figures({ items }: { items: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {items.map(({ number, label }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>{number}</dd>
        </div>
      ))}
    </dl>
  );
}
