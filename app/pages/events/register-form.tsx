import { localPath } from "../../../languages.ts";
import type { PublicForm } from "../../../server/registrations/registrations.ts";
import { Honeypot } from "../../enquiry/honeypot.tsx";
import { OwnDevice } from "../../offline/own-device.tsx";
import { fieldId } from "../../registration/entry-sentences.ts";
import { type RegistrationAnswer, resultId } from "../../registration/receive-registration.ts";
import { registrationAddress } from "../../registration/registration-address.ts";
import fields from "../../registration/registration-fields.module.css";
import { RegistrationFields } from "../../registration/registration-fields.tsx";
import { useLanguage, useWords } from "../../rendering/language.ts";
import buttons from "../../ui/button.module.css";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { Field } from "../../ui/field.tsx";
import { Link } from "../../ui/link.tsx";
import { Notice } from "../../ui/notice.tsx";
import styles from "./register.module.css";

type RegisterFormProps = {
  /** Of the event. */
  id: string;
  form: PublicForm;
  /** Of the button. */
  label: string;
  answer: RegistrationAnswer | undefined;
};

/** Complete without script. With script, the outbox sends it later if there is no connection. */
export function RegisterForm({ id, form, label, answer }: RegisterFormProps) {
  const { registrationForm: words } = useWords();
  const language = useLanguage();
  const { questions } = form;
  const problems = answer?.state === "invalid" ? answer.problems : {};
  const typed = answer?.typed;
  return (
    <form
      method="post"
      action={localPath(language, `${registrationAddress(id)}#${resultId}`)}
      noValidate
      className={fields.fields}
    >
      {answer && <Result answer={answer} questions={questions} />}
      <NoConnection />
      <RegistrationFields settings={form} values={typed?.entry ?? {}} problems={problems} />
      <Field
        id={fieldId("question", questions)}
        name="question"
        label={
          <>
            {words.question} <span className={fields.optional}>{words.optional}</span>
          </>
        }
        hint={words.questionHint}
        error={problems.question}
        rows={3}
        defaultValue={typed?.question}
      />
      <Honeypot />
      <Retention days={form.keptDays} />
      <OwnDevice />
      <p>
        <button type="submit" className={`${buttons.button} ${buttons.primary}`}>
          {label}
        </button>
      </p>
    </form>
  );
}

function Result({ answer, questions }: { answer: RegistrationAnswer } & Pick<PublicForm, "questions">) {
  const { registrationForm: words } = useWords();
  if (answer.state === "invalid") {
    const errors = Object.entries(answer.problems).map(([name, text]) => ({
      fieldId: fieldId(name, questions),
      text,
    }));
    return <ErrorSummary id={resultId} heading={words.problems.heading} errors={errors} />;
  }
  if (answer.state === "typo")
    return <TypoQuestion email={answer.typed.entry.email} likely={answer.likely} />;
  return (
    <Notice tone="error" id={resultId}>
      <p>{answer.text}</p>
    </Notice>
  );
}

function TypoQuestion({ email, likely }: { email: string; likely: string }) {
  const { registrationForm: words, enquiry } = useWords();
  return (
    <Notice tone="error" id={resultId}>
      {/* Enter in a field presses the first button: this one, not a choice below. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className={styles.unseen} />
      <p>
        {words.notYet} <strong>{enquiry.typo.question({ likely })}</strong>
      </p>
      <p className={styles.choices}>
        <button
          type="submit"
          name="likelyEmail"
          value={likely}
          className={`${buttons.button} ${buttons.primary}`}
        >
          {enquiry.typo.take({ likely })}
        </button>
        <button
          type="submit"
          name="keptEmail"
          value={email}
          className={`${buttons.button} ${buttons.outline}`}
        >
          {enquiry.typo.keep({ email })}
        </button>
      </p>
    </Notice>
  );
}

/** Shown by app/browser/own-device.ts. */
function NoConnection() {
  const { registrationForm: words } = useWords();
  return (
    <div data-no-connection="" hidden tabIndex={-1}>
      <Notice tone="error">{words.noConnection}</Notice>
    </div>
  );
}

/** Says how long the data is kept, before the person sends it. */
function Retention({ days }: { days: number }) {
  const { registrationForm: words, enquiry } = useWords();
  return (
    <p className={styles.retention}>
      <strong>{words.retention.heading.replace(/(?<!\p{P})$/u, ".")}</strong>
      {` ${words.retention.text({ days })} `}
      <Link to="/privacy-policy">{enquiry.retention.policy}</Link>
    </p>
  );
}
