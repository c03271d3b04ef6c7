import { directionOf } from "../../../languages.ts";
import type { Answers } from "../../../server/registrations/answers.ts";
import { type Question, textIn } from "../../../server/registrations/registration-form.ts";
import { Field, FieldFrame } from "../../ui/field.tsx";
import { useLanguage } from "../../ui/page-language.ts";
import styles from "./registrations.module.css";

type Props = { question: Question; answer: Answers[string] | undefined; problem: string | undefined };

/** A question of the registration form, for staff who answer it for a person. */
export function AnswerField({ question: { id, type, label, choices }, answer, problem }: Props) {
  const reader = useLanguage();
  const name = `answer.${id}`;
  const { text = "", language = reader } = textIn(reader, label) ?? {};
  const options = choices.map((choice) => ({
    id: choice.id,
    label: textIn(reader, choice.label)?.text ?? "",
  }));
  const shared = { id: name, label: text, error: problem };
  if (type === "line" || type === "text")
    return (
      <Field
        {...shared}
        name={name}
        defaultValue={String(answer ?? "")}
        {...(type === "text" ? { rows: 3 } : { autoComplete: "off" })}
      />
    );
  if (type === "choice")
    return (
      <FieldFrame {...shared}>
        {(control) => (
          <select name={name} defaultValue={String(answer ?? "")} {...control}>
            <option value="" />
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.label}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
    );
  const boxes = type === "consent" ? [{ id: "on", label: text }] : options;
  const chosen = type === "consent" ? (answer === true ? ["on"] : []) : Array.isArray(answer) ? answer : [];
  return (
    <fieldset className={styles.group} lang={language} dir={directionOf(language)}>
      <legend>{text}</legend>
      {problem && <p className={styles.trouble}>{problem}</p>}
      {boxes.map((box) => (
        <label key={box.id} className={styles.tick}>
          <input type="checkbox" name={name} value={box.id} defaultChecked={chosen.includes(box.id)} />
          {box.label}
        </label>
      ))}
    </fieldset>
  );
}
