import { isOverdue } from "../../../server/inbox/answer-due.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import styles from "./enquiries.module.css";

/** Until the promised answer is due. */
export function TimeLeft({ dueAt, now }: { dueAt: string | null; now: string }) {
  const { timeLeft, overdue } = useDeskWords().enquiries;
  if (!dueAt) return null;
  const isOver = isOverdue({ due_at: dueAt }, new Date(now));
  const [unit, count] = duration(Math.abs(Date.parse(dueAt) - Date.parse(now)));
  return (
    <span className={isOver ? styles.overdue : styles.clock}>
      {(isOver ? overdue : timeLeft)[unit]({ count })}
    </span>
  );
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** "3 h left", "Overdue by 2 days". */
function duration(time: number): ["minutes" | "hours" | "days", number] {
  if (time < hour) return ["minutes", Math.floor(time / minute)];
  if (time < 2 * day) return ["hours", Math.floor(time / hour)];
  return ["days", Math.floor(time / day)];
}
