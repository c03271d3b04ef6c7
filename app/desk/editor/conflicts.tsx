import { useIslandWords } from "../islands/island-words.ts";
import { Button } from "../ui/button.tsx";
import { useFillMessage } from "../ui/page-settings.ts";
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
  const words = useIslandWords().editor.conflicts;
  const fill = useFillMessage();
  return conflicts.map((conflict) => {
    const { field, by, places } = conflict;
    return (
      <section
        key={field}
        id={`conflict-${field}`}
        aria-labelledby={`conflict-${field}-heading`}
        className={styles.conflict}
      >
        <h2 id={`conflict-${field}-heading`}>{fill(words.heading, { field: labelOf(field) })}</h2>
        {places.map(({ yours, theirs }) => (
          <div key={yours + theirs} className={styles.sides}>
            <div>
              <h3>{words.yours}</h3>
              <p dir="auto">{yours || words.empty}</p>
            </div>
            <div>
              <h3>
                <bdi>{by || words.theirs}</bdi>
              </h3>
              <p dir="auto">{theirs || words.empty}</p>
            </div>
          </div>
        ))}
        <p>
          {words.help} <a href={`#${fieldId(field)}`}>{words.toField}</a>
        </p>
        <div className={styles.choice} data-scripted>
          <Button type="button" onClick={() => resolve(conflict, "mine")}>
            {words.keepMine}
          </Button>
          <Button type="button" variant="outline" onClick={() => resolve(conflict, "theirs")}>
            {words.useTheirs}
          </Button>
        </div>
        <p className={styles.unscripted}>{words.withoutScript}</p>
      </section>
    );
  });
}
