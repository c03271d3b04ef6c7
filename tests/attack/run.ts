/**
 * `npm run test:attack`: what a hostile visitor would try, against the built site on this machine, one attack
 * after the other. Words after `--` choose the attacks with these words in their names. During each of them a page must not
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
import { deskAttacks } from "./attacks/desk.ts";
import { enquiryAttacks } from "./attacks/enquiries.ts";
import { faults } from "./attacks/faults.ts";
import { pictureAttacks } from "./attacks/pictures.ts";
import { stops } from "./attacks/stopping.ts";
import { sendHonestVisitor, type Visits } from "./honest-visitor.ts";

const longestWait = 2000;
const mostMemory = 350;
const longestAttack = 60_000;

const all = [
  ...bodies,
  ...addresses,
  ...connectionAttacks,
  ...pictureAttacks,
  ...enquiryAttacks,
  ...deskAttacks,
  ...faults,
  ...stops,
];
const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = all.filter(({ name }) => wanted.every((word) => name.toLowerCase().includes(word)));

type Row = {
  "longest wait (ms)": number;
  "honest searches refused": string;
  "memory (MB)": number;
  attacker: string;
  held: string;
};

await buildIfChanged();
const rows: Record<string, Row> = {};
for (const attack of chosen) {
  rows[attack.name] = await attempt(attack);
  console.log(`${attack.name}: ${JSON.stringify(rows[attack.name])}`);
}
console.table(rows);
const failed = Object.values(rows).filter(({ held }) => held !== "yes").length;
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

async function attempt(attack: Attack): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), "attack-"));
  const site = await startSite(await attack.environment?.(folder), { openFiles: attack.openFiles });
  try {
    // Pages that everyone asks for are cached before an attack begins, as on any site that has run for a minute.
    for (const path of ["/", "/about", "/news", "/events"])
      await (await fetch(site.url + path)).arrayBuffer();
    const visitor = attack.endsSite ? undefined : sendHonestVisitor(site.url);
    const outcome = await withDeadline("The attack", longestAttack, () =>
      attack.run({ ...site, folder }),
    ).then(
      (attacker) => ({ attacker, problem: "" }),
      (error: Error) => ({ attacker: "", problem: error.message }),
    );
    const visits = await visitor?.leave();
    const memory = attack.endsSite ? 0 : Math.round(mostMemoryOf(site.process.pid ?? 0));
    const problems = [outcome.problem, ...problemsOf(attack, visits, memory)].filter(Boolean);
    if (!attack.endsSite && site.process.exitCode !== null) problems.push("The process ended.");
    return {
      "longest wait (ms)": visits?.longest ?? 0,
      "honest searches refused": String(visits?.refused.rendered.length ?? ""),
      "memory (MB)": memory,
      attacker: outcome.attacker,
      held: problems.join(" ") || "yes",
    };
  } finally {
    await site.stop("SIGKILL");
    await attack.cleanUp?.();
    rmSync(folder, { recursive: true, force: true });
  }
}

function problemsOf({ refusesRendering }: Attack, visits: Visits | undefined, memory: number) {
  const { longest = 0, slowest, refused = { shared: [], rendered: [] } } = visits ?? {};
  const failed = [...refused.shared, ...(refusesRendering ? [] : refused.rendered)];
  return [
    longest > longestWait && `${slowest} took ${longest} ms.`,
    memory > mostMemory && `It took ${memory} MB.`,
    failed.length > 0 && `${failed.length} honest visits failed: ${failed[0]}.`,
  ];
}

/** The most it ever took, where the system remembers that; else what it takes now. In megabytes. */
function mostMemoryOf(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
  } catch {
    return memoryOf(pid);
  }
}
