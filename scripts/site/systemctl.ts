import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { SiteProblem } from "./system.ts";

/** Runs in a process group of its own, so that Ctrl-C does not end it. Throws what it reports. */
export async function systemctl(...args: string[]): Promise<void> {
  const child = spawn("systemctl", args, { detached: true, stdio: ["ignore", "ignore", "pipe"] });
  const [problem, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
  if (code !== 0) throw new SiteProblem(problem.trim() || `systemctl ${args.join(" ")} failed.`);
}
