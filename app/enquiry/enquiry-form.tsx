import type { EnquiryTerms, FieldName } from "../../server/enquiries/answer.ts";
import { Field } from "../ui/field.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { enquiry as words } from "../words/en/enquiry.ts";
import { describeProblem } from "./describe-problem.ts";
import styles from "./enquiry-form.module.css";
import { EnquiryResult } from "./enquiry-result.tsx";
import { fieldId } from "./field-id.ts";
import { Honeypot } from "./honeypot.tsx";
import { KeptNotice } from "./kept-notice.tsx";
import { useEnquiry } from "./use-enquiry.ts";

type EnquiryFormProps = {
  terms: EnquiryTerms;
  /** What the page says when the message could not be stored. */
  failureText: string;
};

/** The form by which a visitor writes to us. Its page exports `action`, `clientAction` and `headers`. */
export function EnquiryForm({ terms, failureText }: EnquiryFormProps) {
  const { sending, answer, form, result, action, values, send } = useEnquiry(terms.limits);
  const field = (name: FieldName) => {
    const problem = answer?.state === "invalid" ? answer.problems[name] : undefined;
    return {
      id: fieldId(name),
      name,
      label: words.labels[name],
      hint: words.limit(terms.limits[name]),
      error: problem && describeProblem(name, problem),
      defaultValue: values?.[name],
      required: true,
    };
  };

  // Our own words beside each field instead of the browser's bubbles, which vanish and speak its language.
  // No maxlength either: it counts UTF-16 units and silently cuts what somebody pastes.
  return (
    <form ref={form} method="post" action={action} noValidate onSubmit={send} className={styles.form}>
      {answer && <EnquiryResult ref={result} answer={answer} failureText={failureText} />}
      <div className={styles.pair}>
        <Field {...field("name")} autoComplete="name" />
        <Field
          {...field("email")}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <Field {...field("subject")} />
      <Field {...field("message")} rows={8} />
      <Honeypot />
      <KeptNotice months={terms.keptMonths} />
      <div>
        <SubmitButton busy={sending} busyText={words.sending}>
          {words.send}
        </SubmitButton>
      </div>
    </form>
  );
}
