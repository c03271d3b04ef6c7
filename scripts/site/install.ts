/** `site install`: everything from a clean Debian to a site that answers. A second run repairs what is missing. */
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { findProgram } from "../find-program.ts";
import { becomesHealthy, healthAddress } from "./health.ts";
import { type Layout, serviceName, userName } from "./layout.ts";
import { keepRepository, prepareFromFolder, prepareFromGit } from "./prepare-release.ts";
import { installCaddyfile, withDomain } from "./proxy.ts";
import { currentRelease, markActivated, switchTo } from "./releases.ts";
import { askRelease, readSettings } from "./settings-file.ts";
import { ask, hasSystemd, run, SiteProblem, say, siteUser } from "./system.ts";
import { systemctl } from "./systemctl.ts";
import { enableUnits, installUnits, startUnits } from "./units.ts";

const domainName = /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/i;

/** `checkout` is the folder of this program: a git checkout, or a folder with a finished build. */
export async function install(layout: Layout, domain: string, checkout: string): Promise<void> {
  if (!domainName.test(domain)) throw new SiteProblem(`"${domain}" is not a domain, such as example.org.`);
  const left: string[] = [];
  installPackages();
  makeUser();
  makeFolders(layout);
  const release = currentRelease(layout) ?? firstRelease(layout, checkout);
  copyFileSync(join(release, "scripts/site/site"), layout.shim);
  chmodSync(layout.shim, 0o755);
  writeSettings(layout, release, domain);
  const newUnits = installUnits(layout, release, release);
  if (!enableUnits(layout)) left.push(`Enable the services: systemctl enable ${serviceName}`);
  if (findProgram("nginx")) left.push(`nginx is installed: configure it after ${join(release, "deploy")}.`);
  else left.push(...[installCaddyfile(layout, release, domain) ?? []].flat());

  if (hasSystemd(layout)) await start(layout, newUnits);
  else left.push(`systemd does not run here. When it does: site install ${domain}`);
  await sayWhatIsNext(layout, release, left);
}

/** By program, because Node from elsewhere brings its own npm. */
function installPackages(): void {
  const wanted = {
    git: "git",
    npm: "npm",
    curl: "curl",
    ...(findProgram("nginx") ? {} : { caddy: "caddy" }),
  };
  const missing = Object.entries(wanted).flatMap(([program, name]) => (findProgram(program) ? [] : [name]));
  if (missing.length === 0) return;
  say(`Installing ${missing.join(", ")} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  run("apt-get", ["update", "-qq"], { env });
  run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...missing], { env });
}

function makeUser(): void {
  if (siteUser()) return;
  const home = ["--no-create-home", "--home-dir", "/nonexistent"];
  run("useradd", ["--system", "--user-group", ...home, "--shell", "/usr/sbin/nologin", userName]);
}

function makeFolders(layout: Layout): void {
  for (const folder of [layout.program, layout.releases, dirname(layout.shim)]) {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
  }
  const { uid, gid } = siteUser() ?? { uid: 0, gid: 0 };
  for (const folder of [layout.state, layout.cache, layout.backups]) {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o700);
    chownSync(folder, uid, gid);
  }
}

function firstRelease(layout: Layout, checkout: string): string {
  const isCheckout = existsSync(join(checkout, ".git"));
  if (isCheckout) keepRepository(layout, checkout);
  const commit = ask("git", ["-C", checkout, "rev-parse", "HEAD"]).text;
  const release = isCheckout ? prepareFromGit(layout, commit, checkout) : prepareFromFolder(layout, checkout);
  switchTo(layout, release);
  markActivated(release);
  return release;
}

function writeSettings({ settings }: Layout, release: string, domain: string): void {
  if (existsSync(settings)) return;
  const text = readFileSync(join(release, "deploy/secure-ai-africa.env"), "utf8");
  writeFileSync(settings, withDomain(text, domain), { mode: 0o600 });
}

async function start(layout: Layout, newUnits: string[]): Promise<void> {
  if (newUnits.length > 0) await systemctl("daemon-reload");
  await startUnits(layout, newUnits);
  run("systemctl", ["start", "secure-ai-africa-backup"]);
  if (await becomesHealthy(layout)) return;
  throw new SiteProblem(
    `${healthAddress(layout)} does not answer. The reason: journalctl -u ${serviceName} -n 20 -o cat`,
  );
}

async function sayWhatIsNext(layout: Layout, release: string, left: string[]): Promise<void> {
  const { SITE_URL } = readSettings(layout);
  say(`\nInstalled in ${layout.program}. The site: ${SITE_URL}`);
  say(`Its settings: ${layout.settings}. After a change: systemctl restart ${serviceName}`);
  for (const sentence of left) say(`Left to do: ${sentence}`);
  // The first start creates the database: this must not do it before.
  if (!hasSystemd(layout)) return;
  const begin = askRelease(layout, release, ["scripts/staff.ts", "begin"]);
  // Once the desk has staff, there is nothing to begin.
  if (begin.ok) say(`\nThe first administrator of the desk:\n${begin.text}`);
}
