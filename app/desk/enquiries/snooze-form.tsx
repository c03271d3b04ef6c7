import { maxSnoozeDays } from "../../../server/inbox/conversations/snooze.ts";
import controls from "../../ui/field.module.css";
import { Field } from "../../ui/field.tsx";
import { formatDate } from "../../ui/format-date.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import { Button } from "../ui/button.tsx";
import { usePageSettings } from "../ui/page-settings.ts";
import styles from "./enquiries.module.css";
import { type SnoozeChoice, snoozeTimes } from "./snooze-times.ts";

type Props = {
  message: { due_at: string | null; first_answer_at: string | null; snoozed_until: string | null };
  now: string;
  problem?: { outcome: SnoozeProblem; at: string } | undefined;
};
export type SnoozeProblem = "not a time" | "too far" | "after due" | "not waiting";

export function SnoozeForm({ message, now, problem }: Props) {
  const words = useDeskWords().enquiries.snooze;
  const { language, timeZone } = usePageSettings();
  if (message.snoozed_until && message.snoozed_until > now)
    return (
      <form method="post">
        <Button act="end snooze" variant="outline">
          {words.end}
        </Button>
      </form>
    );
  const shown = (instant: string) => formatDate({ instant, form: "date-time", timeZone, language });
  const limit = message.first_answer_at ? null : message.due_at;
  const times = Object.entries(snoozeTimes(new Date(now), timeZone)) as [SnoozeChoice, Date][];
  const offered = times.filter(([, time]) => !limit || time.toISOString() <= limit);
  return (
    <form method="post" className={styles.snooze}>
      <div className={controls.field}>
        <label htmlFor="until">{words.until}</label>
        <select id="until" name="until" className={controls.control}>
          {offered.map(([choice, time]) => (
            <option key={choice} value={choice}>
              {words[choice]({ time: shown(time.toISOString()) })}
            </option>
          ))}
          <option value="at">{words.choose}</option>
        </select>
      </div>
      <Field
        id="snooze-at"
        label={words.at}
        name="at"
        type="datetime-local"
        hint={
          limit ? words.beforeDue({ time: shown(limit), zone: timeZone }) : words.zone({ zone: timeZone })
        }
        error={
          problem &&
          (problem.outcome === "too far"
            ? words.problems["too far"]({ days: maxSnoozeDays })
            : words.problems[problem.outcome])
        }
        defaultValue={problem?.at}
      />
      <Button act="snooze" variant="outline">
        {words.button}
      </Button>
    </form>
  );
}
