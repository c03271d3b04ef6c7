/** Tells systemd about this service, if it asks (Type=notify). Node cannot write to its socket; systemd-notify can. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Log } from "../process/log.ts";

const run = promisify(execFile);

export type Notify = (...states: string[]) => void;

export function notifier(environment: NodeJS.ProcessEnv, log: Log): Notify {
  if (!environment.NOTIFY_SOCKET) return () => {};
  // One after the other: systemd must not hear of an earlier state last.
  let last: Promise<unknown> = Promise.resolve();
  return (...states) => {
    last = last
      .then(() => run("systemd-notify", states, { timeout: 10_000 }))
      .catch((error) => log.warn("systemd could not be notified", { states: states.join(" "), error }));
  };
}

/** Feeds the watchdog from this event loop, while `isWell`. Otherwise systemd restarts the service. Returns how to stop. */
export function startWatchdog(environment: NodeJS.ProcessEnv, notify: Notify, isWell: () => boolean) {
  const period = Number(environment.WATCHDOG_USEC) / 1000;
  const isForThis = !environment.WATCHDOG_PID || Number(environment.WATCHDOG_PID) === process.pid;
  if (!period || !isForThis) return () => {};
  const feeding = setInterval(() => isWell() && notify("WATCHDOG=1"), period / 3).unref();
  return () => clearInterval(feeding);
}
