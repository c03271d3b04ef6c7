/** `site doctor`: checks the installation, and says for each problem what to do. */
import { existsSync, statSync } from "node:fs";
import { connect } from "node:net";
import { basename, join } from "node:path";
import { ConfigurationError, readEnvironment } from "../../server/process/environment.ts";
import { askFacts, type Facts } from "./facts.ts";
import { healthAddress, isHealthy } from "./health.ts";
import { backupServiceName, type Layout, serviceName, userName } from "./layout.ts";
import { isProxied } from "./proxy.ts";
import { currentRelease, isActivated, previousRelease } from "./releases.ts";
import { readSettings } from "./settings-file.ts";
import { ago, disk } from "./status.ts";
import { ask, hasSystemd, isActive, say, siteUser } from "./system.ts";
import { unitStates } from "./units.ts";

const day = 24 * 60 * 60_000;
/** In milliseconds, to open a connection to a mail server. */
const connectLimit = 5000;

type Check = { name: string; problems: string[] };

/** Returns whether all is well. */
export async function doctor(layout: Layout): Promise<boolean> {
  const release = currentRelease(layout);
  const checks = release ? await allChecks(layout, release) : [];
  if (!release)
    checks.push({ name: "Installation", problems: ["Nothing is installed: site install DOMAIN"] });
  for (const { name, problems } of checks) {
    if (problems.length === 0) say(`✓ ${name}`);
    for (const problem of problems) say(`✗ ${name}: ${problem}`);
  }
  return checks.every(({ problems }) => problems.length === 0);
}

async function allChecks(layout: Layout, release: string): Promise<Check[]> {
  const settings = readSettings(layout);
  const facts = askFacts(layout, release);
  const mail = [
    ["Mail (SMTP_URL)", settings.SMTP_URL, { "smtp:": 587, "smtps:": 465 }],
    ["Mailbox (IMAP_URL)", settings.IMAP_URL, { "imap:": 143, "imaps:": 993 }],
  ] as const;
  return [
    { name: "Settings", problems: settingsProblems(layout, settings) },
    { name: "Rights of files", problems: rightsProblems(layout, release) },
    { name: "Node", problems: nodeProblems(release) },
    { name: "Release", problems: releaseProblems(release) },
    { name: "Services", problems: await serviceProblems(layout) },
    { name: "Units", problems: unitProblems(layout, release) },
    { name: "Proxy", problems: proxyProblems(layout, settings) },
    { name: "Database", problems: facts.problem ? [facts.problem] : [] },
    { name: "Backups", problems: backupProblems(facts, settings) },
    { name: "Disk", problems: diskProblems(layout) },
    { name: "Clock", problems: clockProblems() },
    { name: "security.txt", problems: securityTxtProblems(facts) },
    ...(await Promise.all(
      mail
        .filter(([, url]) => url)
        .map(async ([name, url = "", ports]) => ({ name, problems: await mailProblems(url, ports) })),
    )),
  ];
}

function settingsProblems({ settings: path }: Layout, settings: Record<string, string>): string[] {
  if (!existsSync(path)) return [`${path} is missing: site install DOMAIN`];
  const problems: string[] = [];
  try {
    readEnvironment(settings);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    problems.push(`${error.message} Correct it in ${path}.`);
  }
  const { mode, uid } = statSync(path);
  if (mode & 0o077 || uid !== 0)
    problems.push(`Others can read passwords: chown root ${path}; chmod 600 ${path}`);
  if (!settings.SITE_URL?.startsWith("https:"))
    problems.push(`SITE_URL in ${path} does not begin with https:.`);
  if (settings.SITE_URL?.includes("example.org")) problems.push(`SITE_URL in ${path} is still the example.`);
  if (settings.TRUST_PROXY?.toLowerCase() !== "on") {
    problems.push(`TRUST_PROXY is off in ${path}: behind a proxy, all visitors seem to have one address.`);
  }
  return problems;
}

function rightsProblems({ state, cache, backups }: Layout, release: string): string[] {
  const user = siteUser();
  if (!user) return [`The user ${userName} is missing: site install DOMAIN`];
  const own = [state, cache, backups].flatMap((folder) => {
    if (!existsSync(folder)) return [`${folder} is missing: site install DOMAIN`];
    const { uid, mode } = statSync(folder);
    const isPrivate = uid === user.uid && !(mode & 0o077);
    return isPrivate ? [] : [`chown ${userName}: ${folder}; chmod 700 ${folder}`];
  });
  const database = join(state, "site.db");
  const isForeign = existsSync(database) && statSync(database).uid !== user.uid;
  const { uid, mode } = statSync(release);
  const isWritable = uid === user.uid || Boolean(mode & 0o022);
  return [
    ...own,
    ...(isForeign ? [`The site cannot write its database: chown ${userName}: ${database}*`] : []),
    ...(isWritable
      ? [`The program can be changed by others: chown -R root: ${release}; chmod -R go-w ${release}`]
      : []),
  ];
}

function nodeProblems(release: string): string[] {
  const own = ask(join(release, "node_modules/.bin/node"), ["--version"]);
  return own.ok
    ? []
    : [`The Node of the release does not run here: ${own.problem || "it is missing"}. Run: site upgrade`];
}

const releaseProblems = (release: string): string[] =>
  isActivated(release)
    ? []
    : [
        `The upgrade to ${basename(release)} was interrupted. Finish it: site upgrade. Or go back: site rollback`,
      ];

async function serviceProblems(layout: Layout): Promise<string[]> {
  if (!hasSystemd(layout)) return ["systemd does not run here, so nothing starts the site."];
  const stopped = [serviceName, backupServiceName].filter((name) => !isActive(name));
  const disabled = [serviceName, backupServiceName].filter(
    (name) => !ask("systemctl", ["is-enabled", name]).ok,
  );
  return [
    ...stopped.map(
      (name) => `${name} is not running: systemctl start ${name}; journalctl -u ${name} -n 20 -o cat`,
    ),
    ...disabled.map((name) => `${name} does not start with the machine: systemctl enable ${name}`),
    ...((await isHealthy(layout))
      ? []
      : [`${healthAddress(layout)} does not report that the site is ready.`]),
  ];
}

function unitProblems(layout: Layout, release: string): string[] {
  return unitStates(layout, release, previousRelease(layout)).flatMap(({ name, state }) => {
    const [installed, own] = [join(layout.units, name), join(release, "deploy", name)];
    if (state === "current") return [];
    return [
      `${name} is ${state}. Compare ${installed} with ${own}, copy it, and run: systemctl daemon-reload`,
    ];
  });
}

function proxyProblems(layout: Layout, { SITE_URL = "" }: Record<string, string>): string[] {
  const domain = URL.parse(SITE_URL)?.hostname ?? "";
  if (!existsSync(layout.caddyfile) || isProxied(layout, domain)) return [];
  return [`${layout.caddyfile} does not mention ${domain}. Add the site, and run: systemctl reload caddy`];
}

/** A backup that is only on this machine is no protection against its loss, so with BACKUP_URL the last copy counts. */
export function backupProblems(
  { lastBackup, lastCopy, problem }: Facts,
  { BACKUP_URL }: Record<string, string>,
): string[] {
  const last = BACKUP_URL ? lastCopy : lastBackup;
  if (problem || (last && Date.now() - Date.parse(last) < 2 * day)) return [];
  const what = BACKUP_URL ? "copy at BACKUP_URL" : "good one";
  const age = last ? `The last ${what} was made ${ago(last)}` : `There is no ${what} yet`;
  return [`${age}. The reason: journalctl -u ${backupServiceName} -n 20 -o cat`];
}

function diskProblems({ state, backups, program }: Layout): string[] {
  return [state, backups, program].flatMap((folder) => {
    const { free, sentence } = disk(folder);
    return free < 0.1 ? [`${sentence} in ${folder}: make room.`] : [];
  });
}

function clockProblems(): string[] {
  const { ok, text } = ask("timedatectl", ["show", "--property=NTPSynchronized", "--value"]);
  if (!ok || text === "yes") return [];
  return ["It is not synchronised: apt install systemd-timesyncd; timedatectl set-ntp true"];
}

function securityTxtProblems({ securityTxtUntil }: Facts): string[] {
  if (!securityTxtUntil || Date.parse(securityTxtUntil) - Date.now() > 30 * day) return [];
  return [`It expires on ${securityTxtUntil.slice(0, 10)}: an administrator confirms it at the desk.`];
}

/** Opens a connection, and nothing else: a sign-in might be counted against the site. */
async function mailProblems(url: string, ports: Record<string, number>): Promise<string[]> {
  const parsed = URL.parse(url);
  if (!parsed) return [];
  const host = parsed.hostname.replace(/^\[|\]$/g, "");
  const port = Number(parsed.port) || (ports[parsed.protocol] ?? 0);
  const problem = await new Promise<string | undefined>((resolve) => {
    const socket = connect({ host, port, timeout: connectLimit });
    const end = (problem?: string) => {
      socket.destroy();
      resolve(problem);
    };
    socket.once("connect", () => end());
    socket.once("timeout", () => end("no answer"));
    socket.once("error", (error) => end(error.message));
  });
  return problem ? [`${host}, port ${port}: ${problem}. Check the address, the DNS and the firewall.`] : [];
}
