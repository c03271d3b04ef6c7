/** The programs of the machine. */
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { type Layout, userName } from "./layout.ts";

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

export const hasSystemd = ({ systemd }: Layout): boolean => existsSync(systemd);

export const isActive = (unit: string): boolean => ask("systemctl", ["is-active", unit]).ok;

export function siteUser(): { uid: number; gid: number } | undefined {
  const [uid, gid] = ["-u", "-g"].map((flag) => ask("id", [flag, userName]));
  return uid?.ok && gid?.ok ? { uid: Number(uid.text), gid: Number(gid.text) } : undefined;
}

/**
 * Two commands at the same time would change the same release. The lock is a name of a socket without a file (the leading
 * zero): Linux gives it to one process only, and frees it when that process ends, even if it is killed.
 */
export async function exclusively<T>(lock: string, work: () => Promise<T>): Promise<T> {
  const server = createServer().listen(`\0${lock}`);
  await once(server, "listening").catch((error) => {
    if (error.code !== "EADDRINUSE") throw error;
    throw new SiteProblem("Another site command is running. Wait until it has finished.");
  });
  try {
    return await work();
  } finally {
    server.close();
  }
}
