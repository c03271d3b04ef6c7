/** A clean Debian in a folder. Its packages come from where this machine's come from. */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const day = 24 * 60 * 60_000;
const packages = "systemd,systemd-sysv,dbus,ca-certificates";

/** The packages are fetched once a day. `folder` must not exist. */
export function debianRoot(folder: string, cache: string): void {
  const archive = join(cache, "debian.tar");
  mkdirSync(cache, { recursive: true });
  if (!existsSync(archive) || Date.now() - statSync(archive).mtimeMs > day) {
    const sources = aptSources();
    const suite = sources[0]?.suite ?? "stable";
    const lines = sources.map(({ uri, suite, component }) => `deb ${uri} ${suite} ${component}`).join("\n");
    const options = ["--quiet", "--variant=minbase", `--include=${packages}`, "--format=tar"];
    execFileSync("mmdebstrap", [...options, suite, `${archive}.unfinished`, "-"], {
      input: lines,
      stdio: ["pipe", "ignore", "inherit"],
    });
    renameSync(`${archive}.unfinished`, archive);
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  execFileSync("tar", ["-xf", archive, "-C", folder]);
  // Nothing here has to survive a crash of this machine, and waiting for the disk takes minutes.
  writeFileSync(join(folder, "etc/dpkg/dpkg.cfg.d/unsafe-io"), "force-unsafe-io\n");
  copyNetworkSettings(folder);
}

/** Debian's own sources only: a clean machine has no others. */
function aptSources(): { uri: string; suite: string; component: string }[] {
  const format = "$(CREATED_BY)|$(LABEL)|$(REPO_URI)|$(RELEASE)|$(COMPONENT)";
  const lines = execFileSync("apt-get", ["indextargets", "--format", format], { encoding: "utf8" }).split(
    "\n",
  );
  return lines
    .map((line) => line.split("|"))
    .filter(([by, label]) => by === "Packages" && label?.startsWith("Debian"))
    .map(([, , uri = "", suite = "", component = ""]) => ({ uri, suite, component }));
}

/** What this machine needs to reach npm and apt: certificates, npm's settings and cache, the DNS. */
function copyNetworkSettings(root: string): void {
  const npmSetting = (name: string) =>
    spawnSync("npm", ["config", "get", name], { encoding: "utf8" }).stdout.trim();
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  for (const [from, to] of [
    [npmSetting("userconfig"), "/root/.npmrc"],
    [join(npmSetting("cache"), "_cacache"), "/root/.npm/_cacache"],
    [certificates, certificates],
    ["/etc/resolv.conf", "/etc/resolv.conf"],
    ["/etc/hosts", "/etc/hosts"],
  ] as const) {
    if (!from || !to || !existsSync(from)) continue;
    mkdirSync(dirname(join(root, to)), { recursive: true });
    rmSync(join(root, to), { force: true });
    cpSync(from, join(root, to), { dereference: true, recursive: true });
  }
}

/** npm passes its settings to scripts as variables; those that are about folders of this machine are left out. */
export function networkVariables(): string[] {
  return Object.entries(process.env).flatMap(([name, value]) =>
    /^(?:https?_proxy|no_proxy|npm_config_(?:registry|cafile)|NODE_EXTRA_CA_CERTS)$/i.test(name)
      ? [`${name}=${value}`]
      : [],
  );
}
