import { say } from "./system.ts";

/** Ctrl-C or a lost connection must not leave the site between two releases. */
export async function uninterrupted(work: () => Promise<void>): Promise<void> {
  const explain = () => say("The release is being replaced, which cannot be interrupted. Please wait.");
  const signals = ["SIGINT", "SIGHUP"] as const;
  for (const signal of signals) process.on(signal, explain);
  // With the connection goes the terminal, and an error that nothing handles would end this process, too.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  try {
    await work();
  } finally {
    for (const signal of signals) process.off(signal, explain);
  }
}
