import type { ReactNode } from "react";
import type { Language } from "../../../languages.ts";
import {
  maxCapacity,
  maxOfferHours,
  maxSeats,
  textLimits,
} from "../../../server/registrations/registration-limits.ts";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useDeskWords } from "../rendering/desk-language.ts";
import { Button } from "../ui/button.tsx";
import { QuestionFields } from "./question-fields.tsx";
import styles from "./registrations.module.css";
import type { RefusedSettings } from "./settings-acts.ts";
import { orderField, type SettingsValues } from "./settings-values.ts";
import { problemAt, TextFields } from "./text-fields.tsx";
import { Tick } from "./tick-field.tsx";

type Props = RefusedSettings & { zone: string; languages: Language[]; newQuestion: string };

/** Works without script. Buttons that change the list of questions show the form again, as typed. */
export function SettingsForm({ values, revision, problems, notice, zone, languages, newQuestion }: Props) {
  const { registrationSettings: words, common } = useDeskWords();
  const shared = { values, problems };
  return (
    <form method="post" className={styles.form}>
      {/* The Enter key in a field presses the first button. */}
      <button
        type="submit"
        name="act"
        value="save"
        tabIndex={-1}
        aria-hidden="true"
        className={styles.default}
      >
        {common.save}
      </button>
      <input type="hidden" name="base" value={revision} />
      <input type="hidden" name={orderField} value={values[orderField] ?? ""} />
      {notice && (
        <Notice tone="error" id="notice">
          <p>{notice}</p>
        </Notice>
      )}
      {problems.length > 0 && (
        <ErrorSummary
          id="problems"
          heading={words.notSaved}
          errors={problems.map(({ field, sentence }) => ({ fieldId: field, text: sentence }))}
        />
      )}
      <Tick name="isOn" label={words.isOn} hint={words.isOnHint} {...shared} />
      <Group heading={words.placesHeading}>
        <NumberField
          name="capacity"
          label={words.capacity}
          hint={words.capacityHint}
          most={maxCapacity}
          {...shared}
        />
        <Tick name="showsPlaces" label={words.showsPlaces} {...shared} />
        <NumberField
          name="maxSeats"
          label={words.maxSeats}
          hint={words.maxSeatsHint}
          most={maxSeats}
          {...shared}
        />
        <Tick name="waitingList" label={words.waitingList} hint={words.waitingListHint} {...shared} />
        <NumberField
          name="offerHours"
          label={words.offerHours}
          hint={words.offerHoursHint}
          most={maxOfferHours}
          {...shared}
        />
      </Group>
      <Group heading={words.timesHeading}>
        <TimeField name="opensAt" label={words.opensAt} hint={words.opensAtHint({ zone })} {...shared} />
        <TimeField name="closesAt" label={words.closesAt} hint={words.closesAtHint({ zone })} {...shared} />
      </Group>
      <QuestionFields {...shared} languages={languages} newQuestion={newQuestion} />
      <Group heading={words.onlineHeading}>
        <Field
          id="onlineAddress"
          name="onlineAddress"
          label={words.onlineAddress}
          hint={words.onlineAddressHint}
          error={problemAt(problems, "onlineAddress")}
          inputMode="url"
          dir="ltr"
          autoComplete="off"
          maxLength={textLimits.onlineAddress}
          defaultValue={values.onlineAddress}
        />
      </Group>
      <Group heading={words.mailsHeading}>
        <Tick name="remindsTwoDays" label={words.remindsTwoDays} {...shared} />
        <Tick name="remindsTwoHours" label={words.remindsTwoHours} {...shared} />
        <TextFields
          name="thanks"
          label={words.thanks}
          hint={words.thanksHint}
          rows={4}
          maxLength={textLimits.thanks}
          languages={languages}
          {...shared}
        />
      </Group>
      <Button act="save">{common.save}</Button>
    </form>
  );
}

type FieldProps = {
  name: string;
  label: string;
  hint?: string;
  values: SettingsValues;
  problems: RefusedSettings["problems"];
};

const Group = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend>{heading}</legend>
    {children}
  </fieldset>
);

/** Not `type="number"`: it would lose what is typed wrongly. */
const NumberField = ({ name, values, problems, most, ...texts }: FieldProps & { most: number }) => (
  <Field
    id={name}
    name={name}
    {...texts}
    error={problemAt(problems, name)}
    inputMode="numeric"
    autoComplete="off"
    maxLength={String(most).length + 2}
    defaultValue={values[name]}
  />
);

const TimeField = ({ name, values, problems, ...texts }: FieldProps) => (
  <Field
    id={name}
    name={name}
    type="datetime-local"
    {...texts}
    error={problemAt(problems, name)}
    defaultValue={values[name]}
  />
);
