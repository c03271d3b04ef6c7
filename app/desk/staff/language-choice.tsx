import { languageCodes, languageOf } from "../../../languages.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import { Button } from "../ui/button.tsx";
import { usePageSettings } from "../ui/page-settings.ts";
import styles from "./staff.module.css";

/** African zones first. */
const timeZones = [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC"])].toSorted(
  (one, other) => Number(other.startsWith("Africa/")) - Number(one.startsWith("Africa/")),
);

export const isTimeZone = (text: string): boolean => timeZones.includes(text);

/** The language and time zone of the person, for the desk and its mails. */
export function LanguageChoiceForm() {
  const {
    account: { language: words },
    common,
  } = useDeskWords();
  const { language, timeZone } = usePageSettings();
  return (
    <>
      <h2>{words.heading}</h2>
      <p>{words.help}</p>
      <form method="post" className={styles.fields}>
        <div className={styles.select}>
          <label htmlFor="language">{words.language}</label>
          <select id="language" name="language" defaultValue={language}>
            {languageCodes.map((code) => (
              <option key={code} value={code} lang={code}>
                {languageOf(code).name}
              </option>
            ))}
          </select>
        </div>
        <div className={styles.select}>
          <label htmlFor="time-zone">{words.timeZone}</label>
          <select id="time-zone" name="time_zone" defaultValue={timeZone} dir="ltr">
            {timeZones.map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </select>
        </div>
        <Button act="choose language" variant="outline">
          {common.save}
        </Button>
      </form>
    </>
  );
}
