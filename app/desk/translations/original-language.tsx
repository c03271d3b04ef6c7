import { languageCodes } from "../../../languages.ts";
import controls from "../../ui/field.module.css";
import { useLanguage } from "../../ui/page-language.ts";
import { languageName } from "../editions/language-name.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import { Button } from "../ui/button.tsx";
import styles from "./translations.module.css";

type OriginalLanguageProps = {
  /** The id of the record's form, which is saved first. */
  form: string;
  language: string;
};

/** Shown while the record is neither public nor translated. */
export function OriginalLanguage({ form, language }: OriginalLanguageProps) {
  const { translations: words } = useDeskWords();
  const reader = useLanguage();
  return (
    <div className={styles.written}>
      <div className={controls.field}>
        <label htmlFor="written-in">{words.writtenIn}</label>
        <select
          id="written-in"
          form={form}
          name="language"
          defaultValue={language}
          className={controls.control}
        >
          {languageCodes.map((code) => (
            <option key={code} value={code}>
              {languageName(code, reader)}
            </option>
          ))}
        </select>
      </div>
      <Button form={form} act="set language" variant="outline">
        {words.change}
      </Button>
    </div>
  );
}
