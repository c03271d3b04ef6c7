import { Button } from "../ui/button.tsx";
import type { Conflict } from "./autosave.ts";
import styles from "./conflicts.module.css";
import { fieldId } from "./writing.ts";

type Props = {
  labelOf: (field: string) => string;
  conflicts: Conflict[];
  resolve: (conflict: Conflict, choice: "mine" | "theirs") => void;
};

/** Shows both versions of each conflict side by side. The field has the writer's, who can edit it before keeping it. */
export function Conflicts({ labelOf, conflicts, resolve }: Props) {
  return conflicts.map((conflict) => {
    const { field, by, places } = conflict;
    return (
      <section
        key={field}
        id={`conflict-${field}`}
        aria-labelledby={`conflict-${field}-heading`}
        className={styles.conflict}
      >
        <h2 id={`conflict-${field}-heading`}>{`Two versions of “${labelOf(field)}”`}</h2>
        {places.map(({ yours, theirs }) => (
          <div key={yours + theirs} className={styles.sides}>
            <div>
              <h3>Yours</h3>
              <p dir="auto">{yours || "(empty)"}</p>
            </div>
            <div>
              <h3>
                <bdi>{by || "Theirs"}</bdi>
              </h3>
              <p dir="auto">{theirs || "(empty)"}</p>
            </div>
          </div>
        ))}
        <p>
          <a href={`#${fieldId(field)}`}>The field</a> has your version and all other changes. Edit it if you
          need both.
        </p>
        <div className={styles.choice} data-scripted>
          <Button type="button" onClick={() => resolve(conflict, "mine")}>
            Keep mine
          </Button>
          <Button type="button" variant="outline" onClick={() => resolve(conflict, "theirs")}>
            Use theirs
          </Button>
        </div>
        <p className={styles.unscripted}>Press “Save draft” to keep the text in the field.</p>
      </section>
    );
  });
}
