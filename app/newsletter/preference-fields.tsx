import { languageCodes, languageOf } from "../../languages.ts";
import { frequencies, type Preferences, topics } from "../../server/newsletter/topics.ts";
import { useWords } from "../rendering/language.ts";
import { FieldFrame } from "../ui/field.tsx";
import styles from "./newsletter.module.css";

type PreferenceFieldsProps = { preferences: Preferences; topicsError?: string | undefined };

export const topicsId = "subscription-topics";

/** What a subscriber can choose: language, topics and frequency. */
export function PreferenceFields({ preferences, topicsError }: PreferenceFieldsProps) {
  const { newsletter: words, newsletterMail } = useWords();
  const errorId = `${topicsId}-error`;
  return (
    <>
      <FieldFrame id="subscription-language" label={words.labels.language}>
        {(shared) => (
          <select name="language" defaultValue={preferences.language} {...shared}>
            {languageCodes.map((code) => (
              <option key={code} value={code} lang={code}>
                {languageOf(code).name}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <fieldset
        id={topicsId}
        className={styles.topics}
        tabIndex={-1}
        aria-describedby={topicsError ? errorId : undefined}
      >
        <legend>{words.labels.topics}</legend>
        {topicsError && (
          <p id={errorId} className={styles.error}>
            {topicsError}
          </p>
        )}
        {topics.map((topic) => (
          <label key={topic}>
            <input
              type="checkbox"
              name="topics"
              value={topic}
              defaultChecked={preferences.topics.includes(topic)}
            />
            {newsletterMail.topics[topic]}
          </label>
        ))}
      </fieldset>
      <FieldFrame id="subscription-frequency" label={words.labels.frequency}>
        {(shared) => (
          <select name="frequency" defaultValue={preferences.frequency} {...shared}>
            {frequencies.map((frequency) => (
              <option key={frequency} value={frequency}>
                {words.frequencies[frequency]}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
    </>
  );
}
