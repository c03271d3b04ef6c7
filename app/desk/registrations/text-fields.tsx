import type { Language } from "../../../languages.ts";
import { Field } from "../../ui/field.tsx";
import { useLanguage } from "../../ui/page-language.ts";
import { inLanguage, languageName } from "../editions/language-name.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import styles from "./registrations.module.css";
import type { RefusedSettings } from "./settings-acts.ts";
import type { SettingsValues } from "./settings-values.ts";

type Props = {
  /** The fields are called "name.en", "name.fr" and so on. */
  name: string;
  label: string;
  hint?: string;
  /** For a textarea. */
  rows?: number;
  maxLength?: number;
  /** The original first. */
  languages: Language[];
  values: SettingsValues;
  problems: RefusedSettings["problems"];
};

export const problemAt = (problems: RefusedSettings["problems"], name: string): string | undefined =>
  problems.find(({ field }) => field === name)?.sentence;

/** A text in the languages of the event: the original in view, the others below it. */
export function TextFields({ name, label, hint, rows, maxLength, languages, values, problems }: Props) {
  const { inOtherLanguages } = useDeskWords().registrationSettings;
  const reader = useLanguage();
  const [original = "en", ...others] = languages;
  const field = (code: Language, shownLabel: string) => {
    const own = `${name}.${code}`;
    const shared = {
      ...{ id: own, name: own, label: shownLabel, maxLength, defaultValue: values[own], autoComplete: "off" },
      ...inLanguage(code),
      error: problemAt(problems, own),
      hint: code === original ? hint : undefined,
    };
    return rows === undefined ? (
      <Field key={code} {...shared} />
    ) : (
      <Field key={code} {...shared} rows={rows} />
    );
  };
  return (
    <>
      {field(original, label)}
      {others.length > 0 && (
        <details className={styles.languages}>
          <summary>{inOtherLanguages({ label })}</summary>
          {others.map((code) => field(code, `${label} (${languageName(code, reader)})`))}
        </details>
      )}
    </>
  );
}
