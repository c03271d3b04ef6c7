import { Button } from "../ui/button.tsx";
import type { Conflict } from "./autosave.ts";
import styles from "./conflicts.module.css";
import { fieldId } from "./field-id.ts";

type Props = {
  /** What a field is called on the screen. */
  labelOf: (field: string) => string;
  conflicts: Conflict[];
  resolve: (conflict: Conflict, choice: "mine" | "theirs") => void;
};

/** Two texts for the same sentence, side by side. The field has yours, and can be edited before it is kept. */
export function Conflicts({ labelOf, conflicts, resolve }: Props) {
  return conflicts.map((conflict) => {
    const { field, places } = conflict;
    return (
      <section
        key={field}
        id={`conflict-${field}`}
        aria-labelledby={`conflict-${field}-heading`}
        className={styles.conflict}
      >
        <h2 id={`conflict-${field}-heading`}>{`Someone else changed “${labelOf(field)}” too`}</h2>
        {places.map(({ yours, theirs }) => (
          <div key={yours + theirs} className={styles.sides}>
            <div>
              <h3>Yours</h3>
              <p dir="auto">{yours || "(nothing)"}</p>
            </div>
            <div>
              <h3>Theirs</h3>
              <p dir="auto">{theirs || "(nothing)"}</p>
            </div>
          </div>
        ))}
        <p>
          <a href={`#${fieldId(field)}`}>The field</a> has yours, with everything else that they changed. Edit
          it there if both are needed.
        </p>
        <div className={styles.choice} data-scripted>
          <Button type="button" onClick={() => resolve(conflict, "mine")}>
            Keep mine
          </Button>
          <Button type="button" variant="outline" onClick={() => resolve(conflict, "theirs")}>
            Take theirs
          </Button>
        </div>
        <p className={styles.unscripted}>Press “Save draft” to keep what the field has.</p>
      </section>
    );
  });
}
