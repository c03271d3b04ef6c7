import type { Correction } from "../../../server/inbox/personal-data/correct-email.ts";
import { describeProblem } from "../../enquiry/shown-answer.ts";
import { useWords } from "../../rendering/language.ts";
import buttons from "../../ui/button.module.css";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import styles from "./my-data.module.css";

/** The section with the form and its result. */
export const emailFormId = "email-address";

type EmailFormProps = { action: string; email: string; correction: Correction | undefined };

export function EmailForm({ action, email, correction }: EmailFormProps) {
  const all = useWords();
  const { email: words } = all.myData;
  const state = correction?.state;
  const typed = state === "invalid" || state === "typo" ? correction?.typed : undefined;
  return (
    <form method="post" action={action} noValidate className={styles.form}>
      {state === "too many" && <Notice tone="error">{words.tooMany}</Notice>}
      {correction?.state === "typo" && <TypoQuestion typed={correction.typed} likely={correction.likely} />}
      <Field
        id="email"
        name="email"
        label={words.label}
        hint={words.now({ email })}
        error={
          correction?.state === "invalid" ? describeProblem(all, "email", correction.problem) : undefined
        }
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={typed ?? ""}
      />
      <p>
        <button type="submit" className={`${buttons.button} ${buttons.primary}`}>
          {words.correct}
        </button>
      </p>
    </form>
  );
}

function TypoQuestion({ typed, likely }: { typed: string; likely: string }) {
  const { email: words } = useWords().myData;
  return (
    <Notice tone="error">
      {/* Enter in the field presses the first button: this one, not a choice below. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className={styles.unseen} />
      <p>
        {words.notYet} <strong>{words.question({ likely })}</strong>
      </p>
      <p className={styles.choices}>
        <button
          type="submit"
          name="likelyEmail"
          value={likely}
          className={`${buttons.button} ${buttons.primary}`}
        >
          {words.take({ likely })}
        </button>
        <button
          type="submit"
          name="keptEmail"
          value={typed}
          className={`${buttons.button} ${buttons.outline}`}
        >
          {words.keep({ email: typed })}
        </button>
      </p>
    </Notice>
  );
}
