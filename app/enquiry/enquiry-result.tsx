import type { Ref } from "react";
import type { FieldName } from "../../server/inbox/form/form-answer.ts";
import buttons from "../ui/button.module.css";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { Notice } from "../ui/notice.tsx";
import { fieldId, resultId } from "./element-ids.ts";
import styles from "./enquiry-form.module.css";
import type { FormWords, ShownAnswer } from "./shown-answer.ts";

type EnquiryResultProps = { answer: ShownAnswer; mail: FormWords["mail"]; ref: Ref<HTMLDivElement> };

/** The result of sending, shown at the top of the form. */
export function EnquiryResult({ answer, mail, ref }: EnquiryResultProps) {
  if (answer.state === "invalid") {
    const errors = Object.entries(answer.problems).map(([name, text]) => ({
      fieldId: fieldId(name as FieldName),
      text,
    }));
    return <ErrorSummary id={resultId} ref={ref} heading={answer.heading} errors={errors} />;
  }
  if (answer.state === "refused") {
    return (
      <Notice tone="error" id={resultId} ref={ref}>
        <p>{answer.text}</p>
        {mail && (
          <p>
            {mail.lead}{" "}
            <a href={`mailto:${mail.address}?subject=${encodeURIComponent(answer.subject ?? "")}`}>
              {mail.address}
            </a>
          </p>
        )}
      </Notice>
    );
  }
  if (answer.state === "typo") {
    const { notSent, question, take, keep } = answer;
    return (
      <Notice tone="error" id={resultId} ref={ref}>
        {/* Enter in a field presses the first button: this one, not a choice below. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className={styles.unseen} />
        <p>
          {notSent} <strong>{question}</strong>
        </p>
        <p className={styles.choices}>
          <button
            type="submit"
            name="likelyEmail"
            value={take.email}
            className={`${buttons.button} ${buttons.primary}`}
          >
            {take.label}
          </button>
          <button
            type="submit"
            name="keptEmail"
            value={keep.email}
            className={`${buttons.button} ${buttons.outline}`}
          >
            {keep.label}
          </button>
        </p>
      </Notice>
    );
  }
  return (
    <Notice tone="success" id={resultId} ref={ref}>
      <p>
        {answer.thanks} {answer.closed}
      </p>
      <p>
        {answer.answerTo} <a href={answer.correct.to}>{answer.correct.label}</a>
      </p>
      <p>
        {answer.referenceLabel} <bdi className={styles.reference}>{answer.reference}</bdi>{" "}
        {answer.kept && <a href={answer.kept.to}>{answer.kept.label}</a>}
      </p>
    </Notice>
  );
}
