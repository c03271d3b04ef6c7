import type { Answers } from "../../server/registrations/answers.ts";
import { type Question, textIn } from "../../server/registrations/registration-form.ts";
import { useLanguage, useWords } from "../rendering/language.ts";
import fieldStyles from "../ui/field.module.css";
import { Field, FieldFrame } from "../ui/field.tsx";
import { foreignMarks } from "../ui/foreign-text.tsx";
import { ForeignLabel } from "./foreign-label.tsx";
import { answerName } from "./read-entry.ts";
import styles from "./registration-fields.module.css";

type QuestionFieldProps = {
  id: string;
  question: Question;
  answer: Answers[string] | undefined;
  error: string | undefined;
};

/** A question of staff, with the reason why it is asked. */
export function QuestionField({ id, question, answer, error }: QuestionFieldProps) {
  const { registrationForm: words } = useWords();
  const { type, required } = question;
  const label = (
    <>
      <ForeignLabel texts={question.label} />
      {!required && <span className={styles.optional}> {words.optional}</span>}
    </>
  );
  const frame = { id, label, error, hint: <Why question={question} /> };
  const shared = { name: answerName(question.id), required };
  const text = typeof answer === "string" ? answer : "";
  switch (type) {
    case "line":
      return <Field {...frame} {...shared} defaultValue={text} />;
    case "text":
      return <Field {...frame} {...shared} rows={4} defaultValue={text} />;
    case "choice":
      return (
        <FieldFrame {...frame}>
          {(control) => (
            <select {...control} {...shared} defaultValue={text}>
              <option value="">{words.choose}</option>
              <Options choices={question.choices} />
            </select>
          )}
        </FieldFrame>
      );
    case "several":
      return <Several {...frame} question={question} chosen={Array.isArray(answer) ? answer : []} />;
    case "consent":
      return (
        <div className={styles.consent}>
          <FieldFrame {...frame}>
            {(control) => (
              <input
                {...control}
                {...shared}
                className={styles.box}
                type="checkbox"
                value="yes"
                defaultChecked={answer === true}
              />
            )}
          </FieldFrame>
        </div>
      );
  }
}

function Why({ question: { why, sensitive } }: { question: Question }) {
  const { registrationForm: words } = useWords();
  return (
    <>
      {words.why} <ForeignLabel texts={why} />
      {sensitive && ` ${words.sensitive}`}
    </>
  );
}

function Options({ choices }: Pick<Question, "choices">) {
  const page = useLanguage();
  return choices.map((choice) => {
    const label = textIn(page, choice.label);
    return (
      <option key={choice.id} value={choice.id} {...foreignMarks(label?.language ?? page, page)}>
        {label?.text}
      </option>
    );
  });
}

type SeveralProps = Parameters<typeof FieldFrame>[0] extends infer Frame
  ? Omit<Frame, "children"> & { question: Question; chosen: string[] }
  : never;

function Several({ id, label, hint, error, question, chosen }: SeveralProps) {
  const { registrationForm: words } = useWords();
  return (
    // The list of problems leads here.
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.several}
      aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
    >
      <legend>{label}</legend>
      <p id={`${id}-hint`} className={fieldStyles.hint}>
        {hint} {words.severalHint}
      </p>
      {error && (
        <p id={`${id}-error`} className={fieldStyles.error}>
          {error}
        </p>
      )}
      {question.choices.map((choice) => (
        <label key={choice.id} className={styles.choice}>
          <input
            type="checkbox"
            name={answerName(question.id)}
            value={choice.id}
            className={styles.box}
            defaultChecked={chosen.includes(choice.id)}
          />
          <ForeignLabel texts={choice.label} />
        </label>
      ))}
    </fieldset>
  );
}
