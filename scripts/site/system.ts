/** The programs of the machine. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { userName } from "./layout.ts";

/** A problem that the operator can solve: printed as a sentence. */
export class SiteProblem extends Error {}

export const say = (sentence: string): void => console.log(sentence);

type Options = { cwd?: string; env?: NodeJS.ProcessEnv; uid?: number; gid?: number };

/** Runs a program, which prints to this terminal. */
export function run(command: string, args: string[], options: Options = {}): void {
  const { status, error } = spawnSync(command, args, { ...options, stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) {
    const why = error ? `: ${error.message}` : "; see its messages above";
    throw new SiteProblem(`${command} ${args.join(" ")} failed${why}.`);
  }
}

/** Runs a program for what it prints. */
export function ask(command: string, args: string[], options: Options = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, { ...options, encoding: "utf8" });
  return { ok: status === 0, text: (stdout ?? "").trim(), problem: (stderr ?? "").trim() };
}

/** Whether systemd runs this machine. In a chroot it does not. */
export const hasSystemd = (): boolean => existsSync("/run/systemd/system");

export const isActive = (unit: string): boolean => ask("systemctl", ["is-active", unit]).ok;

export function siteUser(): { uid: number; gid: number } | undefined {
  const [uid, gid] = ["-u", "-g"].map((flag) => ask("id", [flag, userName]));
  return uid?.ok && gid?.ok ? { uid: Number(uid.text), gid: Number(gid.text) } : undefined;
}

/** Two commands at the same time would change the same release. */
export async function exclusively<T>(lock: string, work: () => Promise<T>): Promise<T> {
  const holder = existsSync(lock) ? Number(readFileSync(lock, "utf8")) : 0;
  if (holder && existsSync(`/proc/${holder}`)) {
    throw new SiteProblem(`Another site command is running (process ${holder}). Wait until it has finished.`);
  }
  rmSync(lock, { force: true });
  writeFileSync(lock, String(process.pid), { flag: "wx" });
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}
