import type { AlertRow } from "../database/schema.ts";

type Step = {
  /** The row to store; undefined removes it. */
  row: AlertRow | undefined;
  /** What has to be reported now. */
  report?: "begun" | "ended";
};

type Seen = { name: string; isWrong: boolean; now: Date; holds: number; fineFor: number };

/** One look at one condition: it is reported once when it has lasted, and once when it has been fine for a while. */
export function nextStep(row: AlertRow | undefined, { name, isWrong, now, holds, fineFor }: Seen): Step {
  const at = now.toISOString();
  // A clock that was set back must not make it last for years.
  const hasLasted = (since: string, time: number) => Math.abs(now.getTime() - Date.parse(since)) >= time;
  const known = row && row.state !== "ended" ? row : undefined;
  if (!known) {
    if (!isWrong) return { row };
    const waiting: AlertRow = {
      ...{ name, state: "waiting", since: at, changed_at: at, fine_since: null },
      ...{ report: row?.report ?? null, tries: row?.tries ?? 0 },
    };
    return nextStep(waiting, { name, isWrong, now, holds, fineFor });
  }
  if (known.state === "waiting") {
    if (!isWrong) return { row: known.report ? { ...known, state: "ended" } : undefined };
    if (!hasLasted(known.since, holds)) return { row: known };
    return { row: { ...known, state: "begun", changed_at: at }, report: "begun" };
  }
  if (isWrong) return { row: { ...known, fine_since: null } };
  const fine_since = known.fine_since ?? at;
  if (!hasLasted(fine_since, fineFor)) return { row: { ...known, fine_since } };
  return { row: { ...known, state: "ended", changed_at: at, fine_since }, report: "ended" };
}
