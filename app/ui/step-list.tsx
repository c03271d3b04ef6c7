import styles from "./step-list.module.css";

export type Step = {
  title: string;
  text: string;
  /** Further notes, each under its own term. */
  notes?: readonly { term: string; text: string }[];
};

type StepListProps = {
  steps: readonly Step[];
  /** Up to four steps run across a wide screen instead of down. */
  across?: boolean;
};

/** Consecutive steps, numbered along a line. */
export function StepList({ steps, across = false }: StepListProps) {
  return (
    <ol className={across && steps.length <= 4 ? `${styles.steps} ${styles.across}` : styles.steps}>
      {steps.map(({ title, text, notes }) => (
        <li key={title} className={styles.step}>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
          {notes && (
            <dl className={styles.notes}>
              {notes.map((note) => (
                <div key={note.term}>
                  <dt>{note.term}</dt>
                  <dd>{note.text}</dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ol>
  );
}
