import { parseArgs } from "node:util";
import { type Interval, isInterval } from "./scheduled-backup.ts";

type BackupOptions =
  | { act: "write"; path: string; replace: boolean }
  /** Without `keep`, BACKUP_KEEP decides. */
  | { act: "repeat"; every: Interval; keep?: number; folder: string }
  | { act: "key" }
  | { act: "list"; folder?: string }
  /** Only to the storage at BACKUP_URL. */
  | { act: "store" };

const options = {
  every: { type: "string" },
  keep: { type: "string" },
  replace: { type: "boolean" },
} as const;

/** Undefined if the arguments are invalid. */
export function parseBackupArguments(args: string[]): BackupOptions | undefined {
  const { values, positionals } = parse(args) ?? {};
  const [path, ...more] = positionals ?? [];
  if (!values || !path) return undefined;
  const { every, keep, replace = false } = values;
  if (Object.keys(values).length === 0) {
    if (path === "list")
      return more.length > 1 ? undefined : { act: "list", ...(more[0] && { folder: more[0] }) };
    if (path === "key" || path === "s3:")
      return more.length > 0 ? undefined : { act: path === "key" ? "key" : "store" };
  }
  if (more.length > 0) return undefined;
  if (every === undefined) return keep === undefined ? { act: "write", path, replace } : undefined;
  if (!isInterval(every) || !/^[1-9]\d{0,3}$/.test(keep ?? "1") || replace) return undefined;
  return { act: "repeat", every, folder: path, ...(keep && { keep: Number(keep) }) };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code?.startsWith("ERR_PARSE_ARGS")) return undefined;
    throw error;
  }
}
