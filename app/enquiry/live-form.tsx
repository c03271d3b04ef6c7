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
  /** The result of a post without script, which this page answers. */
  answer?: ShownAnswer | undefined;
  /** Typed or prefilled text. Only the server renders it; afterwards the fields belong to the visitor. */
  values?: Partial<Fields> | undefined;
  /** `children` are above the button, `note` is beside it. */
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
    // Hydration has no value, so it leaves the text in the field alone.
    suppressHydrationWarning: true,
  });

  // noValidate: our own sentences instead of the browser's bubbles, which vanish and are in the browser's language.
  // No maxlength either: it counts UTF-16 units and silently cuts pasted text.
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
