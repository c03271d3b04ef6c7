import styles from "./clauses.module.css";

type Clause = { title: string; text: string };

/** Numbered points of equal weight, like the clauses of an agreement. */
export function Clauses({ items }: { items: readonly Clause[] }) {
  return (
    <ol className={styles.clauses}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
