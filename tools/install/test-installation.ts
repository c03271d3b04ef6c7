import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { findProgram } from "../../scripts/find-program.ts";
import { debianRoot } from "./debian-root.ts";
import { type Machine, machineIn, type Result } from "./machine.ts";

const cache = resolve(".cache/install");
const domain = "site.test";
const current = "/opt/secure-ai-africa/current";
const asSite =
  "set -a; . /etc/secure-ai-africa.env; set +a; cd /opt/secure-ai-africa/current; setpriv --reuid=secure-ai-africa --regid=secure-ai-africa --clear-groups node scripts/boot.mjs";

/** Prints a line for each step, and returns how many did what they should. */
export async function testInstallation(): Promise<{ passed: number; failed: number }> {
  const missing = ["mmdebstrap", "systemd-nspawn", "nsenter"].filter((name) => !findProgram(name));
  if (process.getuid?.() !== 0 || missing.length > 0) {
    console.error(`This needs root${missing.map((name) => ` and ${name}`).join("")}.`);
    return { passed: 0, failed: 1 };
  }
  const root = join(cache, "root");
  const machine = machineIn(root);
  const step = stepsOn(machine);
  try {
    await step("A clean Debian", async () => debianRoot(root, cache));
    await step("The repository", async () => copyRepository(root));
    await install(step);
    await step("The machine starts, and the site with it", () => machine.boot());
    await checkRunning(step);
    await upgradeAndGoBack(step, root);
  } catch (error) {
    console.log(`✗ ${(error as Error).message}`);
  } finally {
    await machine.powerOff();
    rmSync(root, { recursive: true, force: true });
  }
  return { passed: step.passed(), failed: step.failed() };
}

type Step = ReturnType<typeof stepsOn>;

/** A step is work, or a command with what its output must contain and its exit code. The first failure ends the test. */
function stepsOn(machine: Machine) {
  let [passed, finished] = [0, 0];
  const step = async (
    name: string,
    work: string | (() => unknown),
    { says = /(?:)/, code = 0 }: { says?: RegExp; code?: number } = {},
  ): Promise<string> => {
    const started = performance.now();
    finished++;
    const result = typeof work === "string" ? await machine.run(work) : await work();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const { code: actual, text } = (result as Result | undefined) ?? { code: 0, text: "" };
    if (typeof work === "string" && (actual !== code || !says.test(text))) {
      throw new Error(`${name} (${seconds} s): exit code ${actual}, expected ${code} and ${says}.\n${text}`);
    }
    passed++;
    console.log(`✓ ${name} (${seconds} s)`);
    return text;
  };
  return Object.assign(step, { passed: () => passed, failed: () => finished - passed });
}

function copyRepository(root: string): void {
  mkdirSync(join(root, "srv"), { recursive: true });
  execFileSync("git", ["clone", "--quiet", "--bare", ".", join(root, "srv/origin.git")]);
}

/** The three commands of docs/deploy.md. systemd does not run yet. */
async function install(step: Step): Promise<void> {
  await step("apt install git", "apt-get update -qq && apt-get install -y -qq --no-install-recommends git");
  await step("git clone", "git clone --quiet /srv/origin.git /root/secure-ai-africa");
  const site = `/root/secure-ai-africa/scripts/site/site install ${domain}`;
  await step("site install, without systemd", site, { says: /Left to do: systemd does not run here/ });
  await step("Its settings have the domain", "cat /etc/secure-ai-africa.env", {
    says: /=https:\/\/site\.test$/m,
  });
}

async function checkRunning(step: Step): Promise<void> {
  await step("It is ready", waitForHealth, { says: /"ready":true/ });
  await step("site install again", `echo '# kept' >>/etc/secure-ai-africa.env; site install ${domain}`, {
    says: /first administrator[\s\S]*https:\/\/site\.test\/desk/,
  });
  await step("The settings were kept", "tail -n 1 /etc/secure-ai-africa.env", { says: /# kept/ });
  await step("A person of the staff", `${asSite} scripts/staff.ts add Ada ada@site.test administrator`);
  await step(
    "Caddy answers for the domain",
    "grep -c site.test /etc/caddy/Caddyfile; systemctl is-active caddy",
  );
  await step("A backup was made", waitFor("site status | grep -q 'Last backup.*ago'"));
  console.log(
    (await step("site status", "site status", { says: /ready[\s\S]*active since/ })).replace(/^/gm, "    "),
  );
  // The clock of a container cannot be synchronised.
  console.log(
    (await step("site doctor", "site doctor | grep -v Clock", { says: /✓ Units/ })).replace(/^/gm, "    "),
  );
  await step("site doctor finds problems", "chmod 644 /etc/secure-ai-africa.env; site doctor", {
    says: /✗ Settings: Others can read passwords/,
    code: 1,
  });
  await step("and is well again", "chmod 600 /etc/secure-ai-africa.env; site doctor | grep Settings", {
    says: /^✓/,
  });
}

async function upgradeAndGoBack(step: Step, root: string): Promise<void> {
  const first = await step("The first release", `readlink ${current}`);
  await commit(step, "Another release", "echo >>README.md");
  // There is no network now; npm finds the packages in its cache.
  const upgrade = "npm_config_offline=true site upgrade";
  await step("site upgrade, under requests", underRequests(upgrade), { says: isSeamless(root) });
  const second = await step("The second release", `readlink ${current}`);
  if (first === second) throw new Error("The release is the same as before.");
  await step("site upgrade again changes nothing", upgrade, { says: /runs already/ });
  await step("A bill of materials", () => {
    const release = join(root, "opt/secure-ai-africa", second);
    if (!existsSync(join(release, "build/sbom.cdx.json"))) throw new Error("build/sbom.cdx.json is missing.");
    execFileSync("npm", ["sbom", "--omit=dev", "--sbom-format=cyclonedx"], { cwd: release, stdio: "ignore" });
  });

  await commit(step, "A third release", "echo >>README.md");
  await step("site upgrade, killed when it has switched the link", killedUpgrade(upgrade));
  await step("site doctor says that it was interrupted", "site doctor", {
    says: /✗ Release: The upgrade to .* was interrupted/,
    code: 1,
  });
  await step("site rollback goes back to the second release", `site rollback; readlink ${current}`, {
    says: new RegExp(`${second}$`),
  });

  await step(
    "A broken release",
    `cp -a ${current}/ /root/broken && echo 'process.exit(1);' >/root/broken/build/server/worker.js`,
  );
  await step("site upgrade refuses a broken release", "cd /root && site upgrade broken", {
    says: /did not start, so .* runs on/,
    code: 1,
  });
  await step("The second release still runs", `readlink ${current}; ${waitForHealth}`, {
    says: new RegExp(second),
  });

  await step("A part of the database that the first release needs is removed", inDatabase(contractStep));
  await step("site rollback is refused", "site rollback", {
    says: /Not changed: .* cannot run here/,
    code: 1,
  });
  await step(
    "It is there again",
    inDatabase(`delete from applied_migrations where name = '9999-contract-test'`),
  );
  await step("site rollback, under requests", underRequests("site rollback"), { says: isSeamless(root) });
  await step("The first release runs again", `readlink ${current}; ${waitForHealth}`, {
    says: new RegExp(first),
  });
  await step("The data are kept", `${asSite} scripts/staff.ts list`, { says: /ada@site\.test/ });
  await step("A second rollback has nowhere to go", "site rollback", { says: /no earlier release/, code: 1 });
  await step("A restart, under requests", underRequests("systemctl restart secure-ai-africa"), {
    says: isSeamless(root),
  });
  await step("Another port", otherPort);
  await step("site status asks there", waitFor("site status | grep -q 'https://site.test: ready'"));
}

const waitFor = (command: string) => `for i in $(seq 300); do ${command} && exit 0; sleep 0.2; done; exit 1`;
const waitForHealth = waitFor("curl -sf http://127.0.0.1:3000/health");

/** Once a contract step of a newer release is noted there, earlier releases refuse the database. */
const contractStep = `insert into applied_migrations (name, applied_at) values ('9999-contract-test', '')`;

const inDatabase = (statement: string) =>
  `cd ${current} && setpriv --reuid=secure-ai-africa --regid=secure-ai-africa --clear-groups node_modules/.bin/node --input-type=commonjs --eval "require('better-sqlite3')('/var/lib/secure-ai-africa/site.db').exec(process.argv[1])" "${statement}"`;

/** The command is a process group of its own: boot.mjs has started another process. */
const killedUpgrade = (upgrade: string) => `
  before=$(readlink ${current})
  setsid env ${upgrade} >/dev/null & group=$!
  while [ "$(readlink ${current})" = "$before" ]; do kill -0 $group || exit 1; sleep 0.05; done
  kill -s KILL -- -$group`;

const otherPort = `
  mkdir -p /etc/systemd/system/secure-ai-africa.socket.d
  printf '[Socket]\\nListenStream=\\nListenStream=127.0.0.1:3100\\n' >/etc/systemd/system/secure-ai-africa.socket.d/port.conf
  systemctl daemon-reload
  systemctl stop secure-ai-africa.socket secure-ai-africa
  systemctl start secure-ai-africa`;

const commit = (step: Step, name: string, change: string) =>
  step(
    name,
    `rm -rf /root/work && git clone -q /srv/origin.git /root/work && cd /root/work && ${change} && git -c user.name=A -c user.email=a@site.test commit -qam "${name}" && git push -q`,
  );

/** Requests a page again and again while the command runs, and then says how many failed. */
const underRequests = (command: string) => `
  touch /root/requesting
  ( made=0; failed=0
    while [ -e /root/requesting ]; do
      made=$((made + 1)); curl -sf -m 60 -o /dev/null http://127.0.0.1:3000/ || failed=$((failed + 1)); sleep 0.02
    done
    echo "Requests: $made made, $failed failed." >/root/requested ) &
  sleep 1
  ${command}; code=$?
  sleep 2; rm /root/requesting; wait; cat /root/requested; exit $code`;

/** Only a socket of systemd keeps the port open. */
const isSeamless = (root: string) =>
  existsSync(join(root, "etc/systemd/system/secure-ai-africa.socket")) ? /made, 0 failed/ : /made/;
