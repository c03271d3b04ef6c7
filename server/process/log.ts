/** Writes one line of JSON for each event to standard output (warnings and errors to standard error). */
import type { LogLevel } from "./environment.ts";
import { lineLimit } from "./log-limit.ts";
import { logStream } from "./log-stream.ts";
import { requestId } from "./request-id.ts";

type Level = Exclude<LogLevel, "silent">;
/** Fields that take time to build are passed as a function: it is not called for lines that are not written. */
export type Log = Record<Level, (message: string, fields?: Fields | (() => Fields)) => void>;
export type WriteLine = (line: string, level: Level) => void;
type Fields = Record<string, unknown> & { error?: unknown };

const weight: Record<LogLevel, number> = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 };

/** Fields may contain visitors' input, and errors may be long: both are cut to this length. */
const maxField = 500;
const maxError = 4000;

export function createLog(lowest: LogLevel, write: WriteLine = writeToStream): Log {
  const allowed = lineLimit((level, message, lines) =>
    write(line(level, "Suppressed log lines: too many in a minute", { of: message, lines }), level),
  );
  const at = (level: Level) => (message: string, given?: Fields | (() => Fields)) => {
    const text = cut(message, maxField);
    if (weight[level] < weight[lowest] || !allowed(level, text)) return;
    const fields = typeof given === "function" ? given() : given;
    const id = requestId();
    write(line(level, text, id ? { requestId: id, ...fields } : fields), level);
  };
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}

function line(level: Level, message: string, { error, ...fields }: Fields = {}): string {
  const cause = error === undefined ? {} : { error: cut(explain(error), maxError) };
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "string") fields[name] = cut(value, maxField);
  }
  return JSON.stringify({ time: new Date().toISOString(), level, message, ...fields, ...cause });
}

const cut = (text: string, max: number) => (text.length > max ? `${text.slice(0, max)}…` : text);

// An unhandled error of these streams would end the process. Accessing them also makes pipes non-blocking.
for (const standard of [process.stdout, process.stderr]) standard.on("error", () => {});

const lossNote = (lines: number) =>
  line("warn", "Lost log lines: they could not be written, or not fast enough", { lines });
const output = logStream(1, lossNote);
const errors = logStream(2, lossNote);
process.once("exit", output.flush);
process.once("exit", errors.flush);

function writeToStream(line: string, level: Level): void {
  (weight[level] >= weight.warn ? errors : output).add(line);
}

/** The stack, followed by the stacks of all causes. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? String(error);
  return error.cause === undefined ? own : `${own}\ncaused by: ${explain(error.cause)}`;
}
