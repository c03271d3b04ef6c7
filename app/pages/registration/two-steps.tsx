import { localPath } from "../../../languages.ts";
import { registrationPath } from "../../../server/registrations/registration-token.ts";
import { useLanguage } from "../../rendering/language.ts";
import buttons from "../../ui/button.module.css";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Section } from "../../ui/section.tsx";
import { resultId } from "./act-on-registration.ts";
import styles from "./own-registration.module.css";

type TwoStepsProps = {
  token: string;
  act: "cancel" | "erase";
  words: { heading: string; text: string; open: string; button: string };
};

/** Something that cannot be undone: its button appears after a first click, also without script. */
export function TwoSteps({ token, act, words }: TwoStepsProps) {
  const language = useLanguage();
  return (
    <Section heading={words.heading}>
      <Disclosure summary={words.open}>
        <p>{words.text}</p>
        <form
          method="post"
          action={localPath(language, `${registrationPath(token)}#${resultId}`)}
          className={styles.links}
        >
          <button type="submit" name="act" value={act} className={`${buttons.button} ${buttons.primary}`}>
            {words.button}
          </button>
        </form>
      </Disclosure>
    </Section>
  );
}
