import { localPath } from "../../../languages.ts";
import type { OwnRegistration } from "../../../server/registrations/own-registration.ts";
import { registrationPath } from "../../../server/registrations/registration-token.ts";
import { fieldId } from "../../registration/entry-sentences.ts";
import fields from "../../registration/registration-fields.module.css";
import { RegistrationFields } from "../../registration/registration-fields.tsx";
import { useLanguage, useWords } from "../../rendering/language.ts";
import buttons from "../../ui/button.module.css";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { type ActionAnswer, changeFormId } from "./act-on-registration.ts";

type ChangeFormProps = { token: string; registration: OwnRegistration; answer: ActionAnswer | undefined };

export function ChangeForm({ token, registration, answer }: ChangeFormProps) {
  const { ownRegistration: words } = useWords();
  const language = useLanguage();
  const { settings, name, seats, answers } = registration;
  const { questions } = settings;
  const problems = answer?.problems ?? {};
  const errors = Object.entries(problems).map(([field, text]) => ({
    ...{ fieldId: fieldId(field, questions), text },
  }));
  return (
    <form
      method="post"
      action={localPath(language, `${registrationPath(token)}#${changeFormId}`)}
      noValidate
      className={fields.fields}
    >
      {errors.length > 0 && (
        <ErrorSummary id={changeFormId} heading={words.problems.heading} errors={errors} />
      )}
      <RegistrationFields
        settings={{ questions, maxSeats: Math.max(settings.maxSeats, seats) }}
        values={answer?.typed ?? { name, seats, answers }}
        problems={problems}
        withEmail={false}
      />
      <p>
        <button type="submit" name="act" value="change" className={`${buttons.button} ${buttons.primary}`}>
          {words.change.save}
        </button>
      </p>
    </form>
  );
}
