import type { Ref } from "react";
import type { EnquiryAnswer, FieldName, Problem } from "../../server/enquiries/answer.ts";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { Notice } from "../ui/notice.tsx";
import { enquiry as words } from "../words/en/enquiry.ts";
import { describeProblem } from "./describe-problem.ts";
import styles from "./enquiry-form.module.css";
import { fieldId } from "./field-id.ts";
import { resultId } from "./result-id.ts";

type EnquiryResultProps = { answer: EnquiryAnswer; failureText: string; ref: Ref<HTMLDivElement> };

/** What came of sending, at the top of the form. */
export function EnquiryResult({ answer, failureText, ref }: EnquiryResultProps) {
  if (answer.state === "sent") {
    return (
      <Notice tone="success" id={resultId} ref={ref}>
        <p>{words.thanks}</p>
        <p>
          {words.reference} <span className={styles.reference}>{answer.reference}</span>
        </p>
      </Notice>
    );
  }
  if (answer.state === "invalid") {
    const errors = (Object.entries(answer.problems) as [FieldName, Problem][]).map(([name, problem]) => ({
      fieldId: fieldId(name),
      text: describeProblem(name, problem),
    }));
    return <ErrorSummary id={resultId} ref={ref} heading={words.problems.heading} errors={errors} />;
  }
  return (
    <Notice tone="error" id={resultId} ref={ref}>
      <p>
        {answer.state === "failed" && failureText}
        {answer.state === "too-many" && words.tooMany(answer.minutes)}
        {answer.state === "too-large" && words.tooLarge}
      </p>
    </Notice>
  );
}
