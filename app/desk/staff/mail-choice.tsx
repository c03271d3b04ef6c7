import type { MailChoice } from "../../../server/database/schema.ts";
import { Button } from "../ui/button.tsx";
import styles from "./staff.module.css";

export const mailChoices: Record<MailChoice, string> = {
  all: "reminders and the daily summary",
  reminders: "reminders only",
  none: "none",
};

export const isMailChoice = (text: string): text is MailChoice => Object.hasOwn(mailChoices, text);

export function MailChoiceForm({ chosen }: { chosen: MailChoice }) {
  return (
    <>
      <h2>Mail</h2>
      <p>
        You get a reminder when a message has 4 hours left and when it is overdue. You get the summary each
        morning while there are unanswered messages.
      </p>
      <form method="post" className={styles.fields}>
        <div className={styles.select}>
          <label htmlFor="mails">Mail about unanswered messages</label>
          <select id="mails" name="mails" defaultValue={chosen}>
            {Object.entries(mailChoices).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <Button act="choose mails" variant="outline">
          Save
        </Button>
      </form>
    </>
  );
}
