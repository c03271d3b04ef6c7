import type { MailChoice } from "../../../server/database/schema.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import { Button } from "../ui/button.tsx";
import styles from "./staff.module.css";

const mailChoices = ["all", "reminders", "none"] satisfies MailChoice[];

export const isMailChoice = (text: string): text is MailChoice => (mailChoices as string[]).includes(text);

export function MailChoiceForm({ chosen }: { chosen: MailChoice }) {
  const {
    account: { mails: words },
    common,
  } = useDeskWords();
  return (
    <>
      <h2>{words.heading}</h2>
      <p>{words.help}</p>
      <form method="post" className={styles.fields}>
        <div className={styles.select}>
          <label htmlFor="mails">{words.label}</label>
          <select id="mails" name="mails" defaultValue={chosen}>
            {mailChoices.map((value) => (
              <option key={value} value={value}>
                {words.choices[value]}
              </option>
            ))}
          </select>
        </div>
        <Button act="choose mails" variant="outline">
          {common.save}
        </Button>
      </form>
    </>
  );
}
