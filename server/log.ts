/** One line of JSON for each thing worth knowing, on standard output (warnings and errors: standard error). */
import type { LogLevel } from "./environment.ts";

export type Log = Record<Exclude<LogLevel, "silent">, (message: string, fields?: Fields) => void>;
type Fields = Record<string, unknown> & { error?: unknown };

const weight: Record<LogLevel, number> = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 };

export function createLog(
  lowest: LogLevel,
  write: (line: string, level: LogLevel) => void = writeToStream,
): Log {
  const at =
    (level: keyof Log) =>
    (message: string, { error, ...fields }: Fields = {}) => {
      if (weight[level] < weight[lowest]) return;
      const cause = error === undefined ? {} : { error: explain(error) };
      write(JSON.stringify({ time: new Date().toISOString(), level, message, ...fields, ...cause }), level);
    };
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}

let waiting = "";

/** Ordinary lines are written together, once in a round of events: on a busy day each write would cost a request. */
function writeToStream(line: string, level: LogLevel) {
  if (weight[level] >= weight.warn) {
    process.stderr.write(`${line}\n`);
    return;
  }
  if (!waiting) setImmediate(writeWaiting);
  waiting += `${line}\n`;
}

function writeWaiting() {
  process.stdout.write(waiting);
  waiting = "";
}

process.once("exit", writeWaiting);

/** The stack with every cause under it: the sentence says what failed, the causes say why. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? String(error);
  return error.cause === undefined ? own : `${own}\ncaused by: ${explain(error.cause)}`;
}
