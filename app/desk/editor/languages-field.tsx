import controls from "../../ui/field.module.css";
import { Field } from "../../ui/field.tsx";
import { useIslandWords } from "../islands/island-words.ts";
import styles from "./people-field.module.css";
import { fieldId, type Offers } from "./writing.ts";

type LanguagesFieldProps = {
  name: string;
  label: string;
  /** Language codes, separated by commas. */
  value: string;
  problem: string | undefined;
  offered: Offers["languages"];
};

/** Checkboxes, and a text field for languages without one: see form-controls.ts. */
export function LanguagesField({ name, label, value, problem, offered }: LanguagesFieldProps) {
  const words = useIslandWords().writing.languages;
  const chosen = value.split(", ").filter(Boolean);
  const others = chosen.filter((code) => !offered.some((language) => language.code === code));
  const id = fieldId(name);
  return (
    <fieldset aria-describedby={`${id}-hint`} className={styles.people}>
      <legend>{label}</legend>
      <p id={`${id}-hint`} className={controls.hint}>
        {words.hint}
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
        label={words.others}
        hint={words.othersHint}
        autoCapitalize="none"
        spellCheck={false}
      />
    </fieldset>
  );
}
