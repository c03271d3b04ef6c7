/**
 * `npm run drill`: tries on this machine what docs/operate.md promises for bad days, and prints a table. Words after `--`
 * select the exercises with these words in their names. Needs root on Debian: it mounts a small disk and installs packages.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfChanged } from "../../scripts/build.ts";
import { withDeadline } from "../../server/limits/deadline.ts";
import { clockJump } from "./clock-jump.ts";
import { diskFull } from "./disk-full.ts";
import { mailDown } from "./mail-down.ts";

type Exercise = {
  name: string;
  /** In minutes. */
  limit: number;
  /** Resolves with what was seen. Throws if anything was lost. */
  run: (folder: string) => Promise<string>;
};

const exercises: Exercise[] = [
  { name: "disk full", limit: 2, run: diskFull },
  { name: "clock jump", limit: 2, run: clockJump },
  { name: "mail down for a day", limit: 4, run: mailDown },
];

const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = exercises.filter(({ name }) => wanted.every((word) => name.includes(word)));

await buildIfChanged();
const rows: Record<string, { seconds: number; passed: string; seen: string }> = {};
for (const { name, limit, run } of chosen) {
  console.log(`${name} …`);
  const began = performance.now();
  const folder = mkdtempSync(join(tmpdir(), "drill of a site "));
  const outcome = await withDeadline(name, limit * 60_000, () => run(folder)).then(
    (seen) => ({ passed: "yes", seen }),
    (error: Error) => ({ passed: "NO", seen: error.message }),
  );
  rmSync(folder, { recursive: true, force: true });
  rows[name] = { seconds: Math.round((performance.now() - began) / 1000), ...outcome };
}
console.table(rows);
const failed = Object.values(rows).filter(({ passed }) => passed !== "yes").length;
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
