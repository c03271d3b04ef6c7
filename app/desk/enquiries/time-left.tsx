import { isOverdue } from "../../../server/inbox/answer-due.ts";
import styles from "./enquiries.module.css";

/** Until the promised answer is due. */
export function TimeLeft({ dueAt, now }: { dueAt: string | null; now: string }) {
  if (!dueAt) return null;
  const { text, isOverdue } = timeLeft(dueAt, new Date(now));
  return <span className={isOverdue ? styles.overdue : styles.clock}>{text}</span>;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** "3 h left", "Overdue by 2 days". */
export function timeLeft(dueAt: string, now: Date): { text: string; isOverdue: boolean } {
  const time = duration(Math.abs(Date.parse(dueAt) - now.getTime()));
  const isOver = isOverdue({ due_at: dueAt }, now);
  return { text: isOver ? `Overdue by ${time}` : `${time} left`, isOverdue: isOver };
}

function duration(time: number): string {
  if (time < hour) return `${Math.floor(time / minute)} min`;
  if (time < 2 * day) return `${Math.floor(time / hour)} h`;
  return `${Math.floor(time / day)} days`;
}
