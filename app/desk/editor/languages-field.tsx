import controls from "../../ui/field.module.css";
import { Field } from "../../ui/field.tsx";
import { fieldId } from "./field-id.ts";
import styles from "./people-field.module.css";
import type { Offers } from "./writing.ts";

type LanguagesFieldProps = {
  name: string;
  label: string;
  /** Their codes, with commas between them. */
  value: string;
  problem: string | undefined;
  offered: Offers["languages"];
};

/** Boxes to tick, and a line for the codes of languages that have none: see controls.ts. */
export function LanguagesField({ name, label, value, problem, offered }: LanguagesFieldProps) {
  const chosen = value.split(", ").filter(Boolean);
  const others = chosen.filter((code) => !offered.some((language) => language.code === code));
  const id = fieldId(name);
  return (
    <fieldset aria-describedby={`${id}-hint`} className={styles.people}>
      <legend>{label}</legend>
      <p id={`${id}-hint`} className={controls.hint}>
        In which it is held, whatever this text is written in.
      </p>
      <ul className={styles.boxes}>
        {offered.map(({ code, name: language }) => (
          <li key={code}>
            <label>
              <input type="checkbox" name={name} value={code} defaultChecked={chosen.includes(code)} />
              <span>{language}</span>
            </label>
          </li>
        ))}
      </ul>
      <Field
        {...{ id, name, error: problem, defaultValue: others.join(", ") }}
        label="Other languages"
        hint="Their codes with commas between them, such as lua, mos."
        autoCapitalize="none"
        spellCheck={false}
      />
    </fieldset>
  );
}
