import { ErrorSummary } from "../ui/error-summary.tsx";
import { Field } from "../ui/field.tsx";
import { Notice } from "../ui/notice.tsx";
import { Section } from "../ui/section.tsx";
import styles from "./style-page.module.css";

export function FormSpecimens() {
  return (
    <Section
      heading="Forms"
      lead="Empty, with a hint, wrong, long; and what came of it."
      layout="beside"
      tone="tint"
    >
      <div className={styles.stack}>
        <ErrorSummary
          id="errors"
          heading="There is a problem"
          errors={[{ fieldId: "wrong", text: "Enter an e-mail address such as name@example.org." }]}
        />
        <Field id="plain" label="Name" autoComplete="off" />
        <Field id="hinted" label="Subject" hint="Up to 200 characters." defaultValue="ሰላም" />
        <Field
          id="wrong"
          label="E-mail"
          type="email"
          error="Enter an e-mail address such as name@example.org."
          defaultValue="name@"
        />
        <Field id="long" label="Message" rows={6} />
        <Notice tone="success">
          <p>Thank you for your message! We’ll get back to you soon.</p>
        </Notice>
        <Notice tone="error">
          <p>Something went wrong. Please try again.</p>
        </Notice>
      </div>
    </Section>
  );
}
