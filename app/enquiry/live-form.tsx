import type { ReactNode } from "react";
import type { FieldName, Fields } from "../../server/inbox/form/form-answer.ts";
import { ServerSlot } from "../islands/server-slot.tsx";
import { Field } from "../ui/field.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { fieldId } from "./element-ids.ts";
import styles from "./enquiry-form.module.css";
import { EnquiryResult } from "./enquiry-result.tsx";
import type { FormWords, ShownAnswer } from "./shown-answer.ts";
import { useEnquiry } from "./use-enquiry.ts";

export type LiveFormProps = {
  action: string;
  words: FormWords;
  /** The result of a post without script: this page is the answer to it. */
  answer?: ShownAnswer | undefined;
  /** What was typed, or is filled in. Only the server writes it: the fields then belong to the visitor. */
  values?: Partial<Fields> | undefined;
  /** What stands above the button, and what beside it. */
  children?: ReactNode;
  note?: ReactNode;
};

export function LiveForm({ action, words, answer: first, values, children, note }: LiveFormProps) {
  const { sending, answer, form, result, send } = useEnquiry(words, first);
  const field = (name: FieldName) => ({
    id: fieldId(name),
    name,
    label: words.fields[name].label,
    error: answer?.state === "invalid" ? answer.problems[name] : undefined,
    defaultValue: values?.[name],
    required: true,
    // The browser's React knows no value, and so leaves what stands in the field alone.
    suppressHydrationWarning: true,
  });

  // Our own words beside each field instead of the browser's bubbles, which vanish and speak its language.
  // No maxlength either: it counts UTF-16 units and silently cuts what somebody pastes.
  return (
    <form ref={form} method="post" action={action} noValidate onSubmit={send} className={styles.form}>
      {answer && <EnquiryResult ref={result} answer={answer} mail={words.mail} />}
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
      <ServerSlot as="div">{children}</ServerSlot>
      <div className={styles.send}>
        <SubmitButton busy={sending} busyText={words.sending}>
          {words.send}
        </SubmitButton>
        <ServerSlot as="div">{note}</ServerSlot>
      </div>
    </form>
  );
}
