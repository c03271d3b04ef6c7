import type { ReactNode } from "react";
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
        <div className={styles.group}>
          <label htmlFor={id} className={styles.choice}>
            <input
              {...shared}
              id={id}
              type="checkbox"
              value="yes"
              className={styles.box}
              defaultChecked={answer === true}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy(frame)}
            />
            <span>{label}</span>
          </label>
          <Hints {...frame} />
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

type Frame = { id: string; label: ReactNode; hint: ReactNode; error: string | undefined };

const describedBy = ({ id, error }: Frame) => (error ? `${id}-hint ${id}-error` : `${id}-hint`);

function Hints({ id, hint, error }: Frame) {
  return (
    <>
      <p id={`${id}-hint`} className={fieldStyles.hint}>
        {hint}
      </p>
      {error && (
        <p id={`${id}-error`} className={fieldStyles.error}>
          {error}
        </p>
      )}
    </>
  );
}

function Several({ question, chosen, ...frame }: Frame & { question: Question; chosen: string[] }) {
  const { registrationForm: words } = useWords();
  return (
    // The list of problems leads here.
    <fieldset id={frame.id} tabIndex={-1} className={styles.group} aria-describedby={describedBy(frame)}>
      <legend>{frame.label}</legend>
      <Hints
        {...frame}
        hint={
          <>
            {frame.hint} {words.severalHint}
          </>
        }
      />
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
