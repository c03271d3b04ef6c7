/** Limits how often the same message is logged in a minute. The suppressed lines are counted, and the count is logged. */
import type { LogLevel } from "./environment.ts";

type Level = Exclude<LogLevel, "silent">;

/** Every request is logged at level info, so that limit is high. A repeated warning adds nothing. */
export const linesPerMinute: Record<Level, number> = { debug: 6000, info: 6000, warn: 30, error: 30 };
/** How many different messages of a level are counted separately. */
const maxMessages = 200;
const minute = 60_000;

export function lineLimit(reportSuppressed: (level: Level, message: string, lines: number) => void) {
  const seen = new Map<Level, Map<string, number>>();

  const endMinute = () => {
    for (const [level, messages] of seen) {
      for (const [message, lines] of messages) {
        const suppressed = lines - linesPerMinute[level];
        if (suppressed > 0) reportSuppressed(level, message, suppressed);
      }
    }
    seen.clear();
  };

  /** Whether this line may be written. */
  return (level: Level, message: string): boolean => {
    if (seen.size === 0) setTimeout(endMinute, minute).unref();
    const messages = seen.get(level) ?? new Map<string, number>();
    seen.set(level, messages);
    const name = messages.size < maxMessages || messages.has(message) ? message : "other messages";
    const lines = (messages.get(name) ?? 0) + 1;
    messages.set(name, lines);
    return lines <= linesPerMinute[level];
  };
}
