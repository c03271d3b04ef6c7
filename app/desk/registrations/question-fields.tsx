import type { Language } from "../../../languages.ts";
import { questionTypes } from "../../../server/registrations/registration-form.ts";
import { maxQuestions, textLimits } from "../../../server/registrations/registration-limits.ts";
import { FieldFrame } from "../../ui/field.tsx";
import { useDeskWords } from "../rendering/desk-language.ts";
import { Button } from "../ui/button.tsx";
import styles from "./registrations.module.css";
import type { RefusedSettings } from "./settings-acts.ts";
import { questionField, questionIds, type SettingsValues } from "./settings-values.ts";
import { TextFields } from "./text-fields.tsx";
import { Tick } from "./tick-field.tsx";

type Props = { values: SettingsValues; problems: RefusedSettings["problems"]; languages: Language[] };

/** The questions that people answer when they register. */
export function QuestionFields({
  values,
  problems,
  languages,
  newQuestion,
}: Props & { newQuestion: string }) {
  const { registrationSettings: words } = useDeskWords();
  const ids = questionIds(values);
  return (
    <fieldset className={styles.group} id="questions" tabIndex={-1}>
      <legend>{words.questionsHeading}</legend>
      <p className={styles.quiet}>{words.questionsHint({ most: maxQuestions })}</p>
      {ids.map((id, index) => (
        <QuestionSet key={id} {...{ id, values, problems, languages, index, count: ids.length }} />
      ))}
      {ids.length < maxQuestions && (
        <ChangeButton act="add" id={newQuestion} label={words.addQuestion}>
          {words.addQuestion}
        </ChangeButton>
      )}
    </fieldset>
  );
}

const anchor = (id: string) => `question-${id}`;

function QuestionSet({
  id,
  values,
  problems,
  languages,
  index,
  count,
}: Props & { id: string; index: number; count: number }) {
  const { registrationSettings: words } = useDeskWords();
  const number = index + 1;
  const at = (part: string) => questionField(id, part);
  const shared = { values, problems, languages };
  return (
    <fieldset className={styles.question} id={anchor(id)} tabIndex={-1}>
      <legend>{words.questionNumber({ number })}</legend>
      <TextFields name={at("label")} label={words.label} maxLength={textLimits.label} {...shared} />
      <TextFields
        name={at("why")}
        label={words.why}
        hint={words.whyHint}
        maxLength={textLimits.why}
        {...shared}
      />
      <FieldFrame id={at("type")} label={words.type}>
        {(control) => (
          <select name={at("type")} defaultValue={values[at("type")] || "line"} {...control}>
            {questionTypes.map((type) => (
              <option key={type} value={type}>
                {words.types[type]}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <div className={styles.choices}>
        <TextFields
          name={at("choices")}
          label={words.choices}
          hint={words.choicesHint}
          rows={4}
          {...shared}
        />
      </div>
      <Tick name={at("required")} label={words.required} values={values} />
      <Tick name={at("sensitive")} label={words.sensitive} hint={words.sensitiveHint} values={values} />
      <div className={styles.buttons}>
        {index > 0 && (
          <ChangeButton act="up" id={id} label={words.moveUpNumber({ number })}>
            {words.moveUp}
          </ChangeButton>
        )}
        {index < count - 1 && (
          <ChangeButton act="down" id={id} label={words.moveDownNumber({ number })}>
            {words.moveDown}
          </ChangeButton>
        )}
        <ChangeButton act="remove" id={id} label={words.removeNumber({ number })}>
          {words.remove}
        </ChangeButton>
      </div>
    </fieldset>
  );
}

type ChangeProps = { act: "add" | "up" | "down" | "remove"; id: string; label: string; children: string };

const ChangeButton = ({ act, id, label, children }: ChangeProps) => (
  <Button
    act="change questions"
    variant="outline"
    formAction={`?${new URLSearchParams({ entry: act, id })}#${act === "remove" ? "questions" : anchor(id)}`}
    aria-label={label}
    formNoValidate
  >
    {children}
  </Button>
);
