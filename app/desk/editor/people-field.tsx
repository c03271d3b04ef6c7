import controls from "../../ui/field.module.css";
import { fieldId } from "./field-id.ts";
import styles from "./people-field.module.css";
import type { Offers } from "./writing.ts";

type PeopleFieldProps = {
  name: string;
  label: string;
  /** Their addresses, with commas between them. */
  value: string;
  people: Offers["people"];
};

/** Boxes to tick, one for each person. */
export function PeopleField({ name, label, value, people }: PeopleFieldProps) {
  const chosen = value.split(", ");
  const id = fieldId(name);
  return (
    <fieldset id={id} aria-describedby={`${id}-hint`} className={styles.people}>
      <legend>{label}</legend>
      <p id={`${id}-hint`} className={controls.hint}>
        {people.length > 0 ? (
          "Only those who are public are shown to visitors."
        ) : (
          <>
            Nobody can be chosen yet: <a href="/desk/people">People</a> is where they are added.
          </>
        )}
      </p>
      {/* Sent also where nobody is chosen; controls.ts puts here whoever has no box. Of the type "hidden", React would
          empty it again. */}
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
