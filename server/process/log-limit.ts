/** Limits how often the same message is logged in a minute. The suppressed lines are counted, and the count is logged. */
import type { LogLevel } from "./environment.ts";

type Level = Exclude<LogLevel, "silent">;
type Seen = { level: Level; message: string; lines: number };

/** Every request is logged at level info, so that limit is high. A repeated warning adds nothing. */
export const linesPerMinute: Record<Level, number> = { debug: 6000, info: 6000, warn: 30, error: 30 };
/** How many different messages are counted separately. */
const maxMessages = 200;
const minute = 60_000;

export function lineLimit(reportSuppressed: (level: Level, message: string, lines: number) => void) {
  const seen = new Map<string, Seen>();

  const endMinute = () => {
    for (const { level, message, lines } of seen.values()) {
      const suppressed = lines - linesPerMinute[level];
      if (suppressed > 0) reportSuppressed(level, message, suppressed);
    }
    seen.clear();
  };

  /** Whether this line may be written. */
  return (level: Level, message: string): boolean => {
    if (seen.size === 0) setTimeout(endMinute, minute).unref();
    const name = seen.size < maxMessages || seen.has(`${level} ${message}`) ? message : "other messages";
    const key = `${level} ${name}`;
    const entry = seen.get(key) ?? { level, message: name, lines: 0 };
    seen.set(key, entry);
    entry.lines++;
    return entry.lines <= linesPerMinute[level];
  };
}
