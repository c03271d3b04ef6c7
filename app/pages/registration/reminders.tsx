import { localPath } from "../../../languages.ts";
import type { OwnRegistration } from "../../../server/registrations/own-registration.ts";
import { registrationPath } from "../../../server/registrations/registration-token.ts";
import fields from "../../registration/registration-fields.module.css";
import { useLanguage, useWords } from "../../rendering/language.ts";
import buttons from "../../ui/button.module.css";
import { Section } from "../../ui/section.tsx";
import { resultId } from "./act-on-registration.ts";

type RemindersProps = { token: string; reminders: OwnRegistration["reminders"] };

/** Turns each reminder on or off. */
export function Reminders({ token, reminders }: RemindersProps) {
  const { reminders: words } = useWords().ownRegistration;
  const language = useLanguage();
  const offered = (["twoDays", "twoHours"] as const).filter((name) => reminders[name] !== undefined);
  if (offered.length === 0) return null;
  return (
    <Section heading={words.heading}>
      <form method="post" action={localPath(language, `${registrationPath(token)}#${resultId}`)}>
        {offered.map((name) => (
          <label key={name} className={fields.choice}>
            <input type="checkbox" name={name} defaultChecked={reminders[name]} className={fields.box} />
            <span>{words[name]}</span>
          </label>
        ))}
        <p>
          <button
            type="submit"
            name="act"
            value="reminders"
            className={`${buttons.button} ${buttons.outline}`}
          >
            {words.save}
          </button>
        </p>
      </form>
    </Section>
  );
}
