/**
 * `npm run drill`: tries on this machine what docs/operate.md promises for bad days, and prints a table. Words after `--`
 * select the exercises with these words in their names. Needs root on Debian: it mounts a small disk and installs packages.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfChanged } from "../../scripts/build.ts";
import { exercises } from "./exercises.ts";
import { type Outcome, runLimited } from "./run-limited.ts";
import { unmountBelow } from "./unmount-below.ts";

const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = exercises.filter(({ name }) => wanted.every((word) => name.toLowerCase().includes(word)));
if (chosen.length === 0) {
  console.error(`No exercise has "${wanted.join(" ")}" in its name. The exercises are:`);
  for (const { name } of exercises) console.error(`  ${name}`);
  process.exit(1);
}

await buildIfChanged();
const interruption = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => interruption.abort());
const rows: Record<string, { seconds: number } & Outcome> = {};
for (const { name, limit } of chosen) {
  if (interruption.signal.aborted) break;
  console.log(`${name} …`);
  const began = performance.now();
  const folder = mkdtempSync(join(tmpdir(), "drill of a site "));
  const outcome = await runLimited({
    ...{ name, path: join(import.meta.dirname, "exercise.ts"), words: [name, folder] },
    ...{ limit: limit * 60_000, signal: interruption.signal },
  });
  rows[name] = { seconds: Math.round((performance.now() - began) / 1000), ...outcome };
  try {
    unmountBelow(folder);
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    console.error(`${folder} could not be removed: ${(error as Error).message}`);
  }
}
console.table(rows);
const failed = Object.values(rows).filter(({ passed }) => passed !== "yes").length;
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
