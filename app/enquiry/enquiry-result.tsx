import type { Ref } from "react";
import type { FieldName } from "../../server/enquiries/answer.ts";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { Notice } from "../ui/notice.tsx";
import styles from "./enquiry-form.module.css";
import { fieldId } from "./field-id.ts";
import { resultId } from "./result-id.ts";
import type { ShownAnswer } from "./shown-answer.ts";

/** The result of sending, shown at the top of the form. */
export function EnquiryResult({ answer, ref }: { answer: ShownAnswer; ref: Ref<HTMLDivElement> }) {
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
      </Notice>
    );
  }
  return (
    <Notice tone="success" id={resultId} ref={ref}>
      <p>{answer.thanks}</p>
      <p>
        {answer.referenceLabel} <span className={styles.reference}>{answer.reference}</span>
      </p>
    </Notice>
  );
}
