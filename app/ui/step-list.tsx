import styles from "./step-list.module.css";

export type Step = {
  title: string;
  text: string;
  /** Further notes, each under its own term. */
  notes?: readonly { term: string; text: string }[];
};

/** Consecutive steps, numbered along a line. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
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
