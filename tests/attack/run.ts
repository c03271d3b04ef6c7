/**
 * `npm run test:attack`: what a hostile visitor would try, against the built site on this machine, one attack
 * after the other. Words after `--` choose attacks whose names have them. During each of them a page must not
 * take an honest visitor longer than `longestWait`, and the process must not grow beyond `mostMemory`.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { memoryOf } from "../../scripts/bench/running-site.ts";
import { buildIfChanged } from "../../scripts/build.ts";
import { withDeadline } from "../../server/limits/deadline.ts";
import { startSite } from "../site.ts";
import type { Attack } from "./attack.ts";
import { addresses } from "./attacks/addresses.ts";
import { bodies } from "./attacks/bodies.ts";
import { connectionAttacks } from "./attacks/connections.ts";
import { enquiryAttacks } from "./attacks/enquiries.ts";
import { faults } from "./attacks/faults.ts";
import { pictureAttacks } from "./attacks/pictures.ts";
import { sendHonestVisitor } from "./honest-visitor.ts";

const longestWait = 2000;
const mostMemory = 350;
const longestAttack = 60_000;

const all = [...bodies, ...addresses, ...connectionAttacks, ...pictureAttacks, ...enquiryAttacks, ...faults];
const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = all.filter(({ name }) => wanted.every((word) => name.toLowerCase().includes(word)));

type Row = { "longest wait (ms)": number; "memory (MB)": number; attacker: string; held: string };

await buildIfChanged();
const rows: Record<string, Row> = {};
for (const attack of chosen) {
  console.log(`${attack.name} …`);
  rows[attack.name] = await attempt(attack);
}
console.table(rows);
const failed = Object.values(rows).filter(({ held }) => held !== "yes").length;
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

async function attempt({ environment, openFiles, run }: Attack): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), "attack-"));
  const site = await startSite(await environment?.(folder), { openFiles });
  try {
    // Pages that everyone asks for are there before an attack begins, as on any site that has been up for a minute.
    for (const path of ["/", "/about", "/news", "/events"])
      await (await fetch(site.url + path)).arrayBuffer();
    const visitor = sendHonestVisitor(site.url);
    const outcome = await withDeadline("The attack", longestAttack, () => run({ ...site, folder })).then(
      (attacker) => ({ attacker, problem: "" }),
      (error: Error) => ({ attacker: "", problem: error.message }),
    );
    const { longest, slowest, refused } = await visitor.leave();
    const memory = Math.round(mostMemoryOf(site.process.pid ?? 0));
    const problems = [
      outcome.problem,
      site.process.exitCode !== null && "The process ended.",
      longest > longestWait && `${slowest} took ${longest} ms.`,
      memory > mostMemory && `It took ${memory} MB.`,
      refused.length > 0 && `${refused.length} honest visits failed: ${refused[0]}.`,
    ].filter(Boolean);
    return {
      "longest wait (ms)": longest,
      "memory (MB)": memory,
      attacker: outcome.attacker,
      held: problems.join(" ") || "yes",
    };
  } finally {
    await site.stop("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The most it ever took, where the system remembers that; else what it takes now. In megabytes. */
function mostMemoryOf(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
  } catch {
    return memoryOf(pid);
  }
}
