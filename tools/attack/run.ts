/**
 * `npm run test:attack`: runs attacks by a hostile visitor against the built site on this machine, one after the other.
 * Words after `--` select the attacks with these words in their names. During each attack, no page may take an honest
 * visitor longer than `longestWait`, from the attacker's address or from another; at least `leastAnswered` of the
 * rendered pages and all other pages must be answered; and the process must not grow beyond `mostMemory`.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfChanged } from "../../scripts/build.ts";
import { withDeadline } from "../../server/limits/deadline.ts";
import { startSiteProcess } from "../../tests/site.ts";
import { memoryOf } from "../bench/running-site.ts";
import type { Attack } from "./attack.ts";
import { addresses } from "./attacks/addresses.ts";
import { bodies } from "./attacks/bodies.ts";
import { careAttacks } from "./attacks/care.ts";
import { connectionAttacks } from "./attacks/connections.ts";
import { countAttacks } from "./attacks/counts.ts";
import { deskAttacks } from "./attacks/desk.ts";
import { enquiryAttacks } from "./attacks/enquiries.ts";
import { faults } from "./attacks/faults.ts";
import { inboxAttacks } from "./attacks/inbox.ts";
import { mediaAttacks } from "./attacks/media.ts";
import { monitoringAttacks } from "./attacks/monitoring.ts";
import { newsletterAttacks } from "./attacks/newsletter.ts";
import { pictureAttacks } from "./attacks/pictures.ts";
import { recordAttacks } from "./attacks/records.ts";
import { redirectAttacks } from "./attacks/redirects.ts";
import { registrationAttacks } from "./attacks/registrations.ts";
import { renderingAttacks } from "./attacks/rendering.ts";
import { reviewAttacks } from "./attacks/review.ts";
import { stops } from "./attacks/stopping.ts";
import { sendHonestVisitor, type Visits } from "./honest-visitor.ts";

const longestWait = 2000;
const leastAnswered = 0.95;
const mostMemory = 350;
const longestAttack = 60_000;
/** Only Linux answers on all of 127.0.0.0/8 without configuration. */
const otherAddress = process.platform === "linux" ? ["127.0.0.2"] : [];

const all = [
  ...bodies,
  ...addresses,
  ...connectionAttacks,
  ...renderingAttacks,
  ...pictureAttacks,
  ...mediaAttacks,
  ...enquiryAttacks,
  ...registrationAttacks,
  ...deskAttacks,
  ...reviewAttacks,
  ...inboxAttacks,
  ...newsletterAttacks,
  ...recordAttacks,
  ...redirectAttacks,
  ...countAttacks,
  ...careAttacks,
  ...monitoringAttacks,
  ...faults,
  ...stops,
];
const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = all.filter(({ name }) => wanted.every((word) => name.toLowerCase().includes(word)));

type Row = {
  "longest wait (ms)": number;
  "honest pages refused": string;
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
  const site = await startSiteProcess(await attack.environment?.(folder), { openFiles: attack.openFiles });
  try {
    // Like a site that has run for a minute: popular pages are cached, and V8 has compiled the code for the others.
    for (const path of [
      "/",
      "/about",
      "/news",
      "/events",
      ...Array(30).fill(["/search?q=a", "/none"]).flat(),
    ])
      await (await fetch(site.url + path)).arrayBuffer();
    const visitors = attack.endsSite ? [] : honestVisitors(site.url, attack);
    const outcome = await withDeadline("The attack", longestAttack, () =>
      attack.run({ ...site, folder }),
    ).then(
      (attacker) => ({ attacker, problem: "" }),
      (error: Error) => ({ attacker: "", problem: error.message }),
    );
    const visits = await Promise.all(visitors.map((visitor) => visitor.leave()));
    const memory = attack.endsSite ? 0 : Math.round(mostMemoryOf(site.process.pid ?? 0));
    const problems = [
      outcome.problem,
      ...visits.flatMap((visit) => problemsOf(attack, visit)),
      memory > mostMemory && `It used ${memory} MB.`,
    ].filter(Boolean);
    if (!attack.endsSite && site.process.exitCode !== null) problems.push("The process exited.");
    return {
      "longest wait (ms)": Math.max(0, ...visits.map(({ longest }) => longest)),
      "honest pages refused": visits
        .map(({ refused, rendered }) => `${refused.rendered.length} of ${rendered}`)
        .join(", "),
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

/** One visitor who shares the attacker's address, and one who does not. */
function honestVisitors(url: string, { behindProxy }: Attack) {
  const addresses = behindProxy ? [behindProxy.attacker, "203.0.113.1"] : ["127.0.0.1", ...otherAddress];
  return addresses.map((from) => sendHonestVisitor({ url, from, behindProxy: behindProxy !== undefined }));
}

function problemsOf({ refusesRendering }: Attack, { longest, slowest, rendered, refused }: Visits) {
  const answered = refusesRendering ? 1 : 1 - refused.rendered.length / rendered;
  return [
    longest > longestWait && `${slowest} took ${longest} ms.`,
    refused.shared.length > 0 && `${refused.shared.length} honest visits failed: ${refused.shared[0]}.`,
    answered < leastAnswered && `${refused.rendered.length} pages were refused: ${refused.rendered[0]}.`,
  ];
}

/** Peak memory in megabytes if the system records it, otherwise current memory. */
function mostMemoryOf(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
  } catch {
    return memoryOf(pid);
  }
}
