/** The Caddyfile. One that the operator wrote is never changed. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Layout } from "./layout.ts";
import { ask, hasSystemd, run } from "./system.ts";

const exampleDomain = /example\.org/g;

export const withDomain = (text: string, domain: string): string => text.replace(exampleDomain, domain);

/** Whether the proxy's settings mention the domain. */
export const isProxied = ({ caddyfile }: Layout, domain: string): boolean =>
  existsSync(caddyfile) && readFileSync(caddyfile, "utf8").includes(domain);

/** Returns what the operator has to do, if anything. */
export function installCaddyfile(layout: Layout, release: string, domain: string): string | undefined {
  const { caddyfile } = layout;
  if (isProxied(layout, domain)) return undefined;
  const source = join(release, "deploy/Caddyfile");
  if (existsSync(caddyfile) && !isFromPackage(caddyfile)) {
    return `${caddyfile} is your own, so it was not changed. Add the sites of ${source} to it, with ${domain} instead of example.org, and run: systemctl reload caddy`;
  }
  mkdirSync(dirname(caddyfile), { recursive: true });
  writeFileSync(caddyfile, withDomain(readFileSync(source, "utf8"), domain));
  if (!hasSystemd(layout)) return "Start Caddy when systemd runs: systemctl enable --now caddy";
  run("systemctl", ["enable", "--quiet", "caddy"]);
  run("systemctl", ["reload-or-restart", "caddy"]);
  return undefined;
}

/** dpkg remembers the digest of each configuration file as the package brought it. */
function isFromPackage(path: string): boolean {
  const known = ask("dpkg-query", ["--status", "caddy"]).text;
  const digest = createHash("md5").update(readFileSync(path)).digest("hex");
  return known.split("\n").some((line) => line.trim() === `/etc/caddy/Caddyfile ${digest}`);
}
