import { parseArgs } from "node:util";
import { type Interval, isInterval } from "./scheduled-backup.ts";

type BackupOptions = { path: string; replace: boolean } | { every: Interval; keep: number; folder: string };

const options = {
  every: { type: "string" },
  keep: { type: "string" },
  replace: { type: "boolean" },
} as const;

/** Undefined if the arguments are invalid. */
export function parseBackupArguments(args: string[]): BackupOptions | undefined {
  const { values, positionals } = parse(args) ?? {};
  const [path, ...more] = positionals ?? [];
  if (!values || !path || more.length > 0) return undefined;
  const { every, keep, replace = false } = values;
  if (every === undefined) return keep === undefined ? { path, replace } : undefined;
  if (!isInterval(every) || !/^[1-9]\d{0,3}$/.test(keep ?? "14") || replace) return undefined;
  return { every, keep: Number(keep ?? 14), folder: path };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code?.startsWith("ERR_PARSE_ARGS")) return undefined;
    throw error;
  }
}
