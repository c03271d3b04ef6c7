import { localPath } from "../../languages.ts";
import { topics } from "../../server/newsletter/topics.ts";
import { describeProblem } from "../enquiry/shown-answer.ts";
import { OwnDevice } from "../offline/own-device.tsx";
import { useLanguage, useWords } from "../rendering/language.ts";
import { useSite } from "../rendering/root-data.ts";
import buttons from "../ui/button.module.css";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { Field } from "../ui/field.tsx";
import { Link } from "../ui/link.tsx";
import { Notice } from "../ui/notice.tsx";
import styles from "./newsletter.module.css";
import { PreferenceFields, topicsId } from "./preference-fields.tsx";
import type { SignUpAnswer } from "./receive-sign-up.ts";

/** The form posts to this fragment, so that a browser without script moves the focus there. */
export const resultId = "sign-up";

const emailId = "subscription-email";

/** Signs visitors up for the newsletter. Its page exports receiveSignUp as its `action`. */
export function SignUpForm({ answer }: { answer: SignUpAnswer | undefined }) {
  const all = useWords();
  const { newsletter: words } = all;
  const language = useLanguage();
  const { organisation } = useSite();
  const typed = answer && "email" in answer ? answer : undefined;
  const problems = answer?.state === "invalid" ? answer.problems : {};
  const emailError = problems.email && describeProblem(all, "email", problems.email);
  const topicsError = problems.topics && words.problems.topics;
  return (
    <form
      method="post"
      action={localPath(language, `/newsletter#${resultId}`)}
      noValidate
      className={styles.form}
    >
      <Answer {...{ answer, emailError, topicsError }} />
      <Field
        id={emailId}
        name="email"
        label={words.labels.email}
        error={emailError}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={typed?.email}
      />
      <PreferenceFields
        preferences={typed?.preferences ?? { language, topics: [...topics], frequency: "each" }}
        topicsError={topicsError}
      />
      <div className={styles.unseen} aria-hidden="true">
        <label>
          {all.enquiry.honeypot}
          <input name="homepage" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className={styles.consent}>
        {all.newsletterMail.consent({ organisation: organisation.name })}{" "}
        <Link to="/privacy-policy">{words.policy}</Link>
      </p>
      <OwnDevice />
      <p>
        <button type="submit" className={`${buttons.button} ${buttons.primary}`}>
          {words.signUp}
        </button>
      </p>
    </form>
  );
}

type AnswerProps = {
  answer: SignUpAnswer | undefined;
  emailError: string | undefined;
  topicsError: string | undefined;
};

function Answer({ answer, emailError, topicsError }: AnswerProps) {
  const { newsletter: words, myData } = useWords();
  switch (answer?.state) {
    case "sent":
      return (
        <Notice tone="success" id={resultId}>
          <p>
            <strong>{words.sent.heading}</strong>
          </p>
          <p>{words.sent.text}</p>
        </Notice>
      );
    case "invalid":
      return (
        <ErrorSummary
          id={resultId}
          heading={words.problems.heading}
          errors={[
            ...(emailError ? [{ fieldId: emailId, text: emailError }] : []),
            ...(topicsError ? [{ fieldId: topicsId, text: topicsError }] : []),
          ]}
        />
      );
    case "typo":
      return (
        <Notice tone="error" id={resultId}>
          {/* Enter in the field presses the first button: this one, not a choice below. */}
          <button type="submit" tabIndex={-1} aria-hidden="true" className={styles.unseen} />
          <p>
            {words.typo.notYet} <strong>{myData.email.question({ likely: answer.likely })}</strong>
          </p>
          <p className={styles.choices}>
            <button
              type="submit"
              name="likelyEmail"
              value={answer.likely}
              className={`${buttons.button} ${buttons.primary}`}
            >
              {words.typo.take({ likely: answer.likely })}
            </button>
            <button
              type="submit"
              name="keptEmail"
              value={answer.email}
              className={`${buttons.button} ${buttons.outline}`}
            >
              {myData.email.keep({ email: answer.email })}
            </button>
          </p>
        </Notice>
      );
    case "too many":
    case "failed":
      return (
        <Notice tone="error" id={resultId}>
          {answer.state === "failed" ? words.problems.failed : words.problems.tooMany}
        </Notice>
      );
    default:
      return null;
  }
}
