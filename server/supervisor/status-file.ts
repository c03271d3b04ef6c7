/** What the supervisor runs, for the commands of the operator: a small JSON file (STATUS_FILE). */
import { rename, writeFile } from "node:fs/promises";
import type { Log } from "../process/log.ts";

export type Reload = {
  /** Empty if the link names none. */
  release: string;
  outcome: "running" | "done" | "taken back";
  /** Why the previous release was kept. */
  reason?: string;
  at: string;
};
export type Status = {
  pid: number;
  port: number;
  release: string;
  workers: { pid: number | undefined; release: string; state: string }[];
  /** The last one since the start. */
  reload: Reload | undefined;
};

/** Renamed when it is complete, so that a reader never finds half a file. */
export function statusWriter(path: string | undefined, log: Log): (status: Status) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  if (!path) return () => last;
  return (status) => {
    last = last
      .then(() => writeFile(`${path}.new`, `${JSON.stringify(status, undefined, 2)}\n`))
      .then(() => rename(`${path}.new`, path))
      .catch((error) => log.warn("The status file could not be written", { error }));
    return last;
  };
}
