import controls from "../../ui/field.module.css";
import { useIslandWords } from "../islands/island-words.ts";
import styles from "./people-field.module.css";
import { fieldId, type Offers } from "./writing.ts";

type PeopleFieldProps = {
  name: string;
  label: string;
  /** The slugs of the people, separated by commas. */
  value: string;
  people: Offers["people"];
};

/** One checkbox for each person. */
export function PeopleField({ name, label, value, people }: PeopleFieldProps) {
  const words = useIslandWords().writing.people;
  const chosen = value.split(", ");
  const id = fieldId(name);
  return (
    <fieldset id={id} aria-describedby={`${id}-hint`} className={styles.people}>
      <legend>{label}</legend>
      <p id={`${id}-hint`} className={controls.hint}>
        {people.length > 0 ? (
          words.hint
        ) : (
          <>
            {words.none} <a href="/desk/people">{words.add}</a>
          </>
        )}
      </p>
      {/* Posts an empty choice, and people without a checkbox: see form-controls.ts. React would empty an input of
          type "hidden". */}
      <input hidden name={name} defaultValue="" />
      <ul className={styles.boxes}>
        {people.map(({ slug, name: person, note }) => (
          <li key={slug}>
            <label>
              <input type="checkbox" name={name} value={slug} defaultChecked={chosen.includes(slug)} />
              <span>
                <bdi>{person}</bdi>
                {note && <span className={styles.note}> ({note})</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
