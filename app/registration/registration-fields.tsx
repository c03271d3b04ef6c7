import type { Entry } from "../../server/registrations/answers.ts";
import type { FormSettings } from "../../server/registrations/registration-form.ts";
import { useWords } from "../rendering/language.ts";
import { Field, FieldFrame } from "../ui/field.tsx";
import { fieldId, type Sentences } from "./entry-sentences.ts";
import { QuestionField } from "./question-field.tsx";

type RegistrationFieldsProps = {
  settings: Pick<FormSettings, "questions" | "maxSeats">;
  values: Partial<Entry>;
  problems: Sentences;
  /** False where the address cannot be changed. */
  withEmail?: boolean;
};

/** The fields of a registration: those of every event, and the questions of staff. */
export function RegistrationFields(props: RegistrationFieldsProps) {
  const { settings, values, problems, withEmail = true } = props;
  const { enquiry, registrationForm: words } = useWords();
  const { questions, maxSeats } = settings;
  const field = (name: string) => ({ id: fieldId(name, questions), error: problems[name] });
  return (
    <>
      <Field
        {...field("name")}
        name="name"
        label={enquiry.labels.name}
        defaultValue={values.name}
        autoComplete="name"
        required
      />
      {withEmail && (
        <Field
          {...field("email")}
          name="email"
          label={enquiry.labels.email}
          hint={words.emailHint}
          defaultValue={values.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
      {maxSeats > 1 && (
        <FieldFrame {...field("seats")} label={words.seats} hint={words.seatsHint({ most: maxSeats })}>
          {(control) => (
            <select {...control} name="seats" defaultValue={values.seats || 1}>
              {Array.from({ length: maxSeats }, (_, index) => index + 1).map((seats) => (
                <option key={seats}>{seats}</option>
              ))}
            </select>
          )}
        </FieldFrame>
      )}
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          {...field(question.id)}
          question={question}
          answer={values.answers?.[question.id]}
        />
      ))}
    </>
  );
}
