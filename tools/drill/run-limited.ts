import { fork } from "node:child_process";
import { once } from "node:events";
import { withDeadline } from "../../server/limits/deadline.ts";

export type Outcome = { passed: "yes" | "NO"; seen: string };
type Program = {
  name: string;
  path: string;
  words: string[];
  /** In milliseconds. */
  limit: number;
  /** Ends it early. */
  signal?: AbortSignal;
};

/** Resolves with the message of the program. At the limit, it is killed with all it has started, even while it is blocked. */
export async function runLimited({ name, path, words, limit, signal }: Program): Promise<Outcome> {
  const child = fork(path, words, { detached: true });
  const exited = once(child, "exit");
  let outcome: Outcome | undefined;
  child.on("message", (message: Outcome) => {
    outcome = message;
  });
  const stopped = new Promise<never>((_, reject) =>
    signal?.addEventListener("abort", () => reject(new Error(`${name} was interrupted.`))),
  );
  try {
    await withDeadline(name, limit, () => Promise.race([exited, stopped]));
  } catch (error) {
    outcome = { passed: "NO", seen: (error as Error).message };
  } finally {
    killGroup(child.pid ?? 0);
  }
  await exited;
  return outcome ?? { passed: "NO", seen: `${name} ended without a result.` };
}

/** Also after its end: it may have left programs behind. */
function killGroup(leader: number): void {
  try {
    process.kill(-leader, "SIGKILL");
  } catch {
    // They have all ended.
  }
}
