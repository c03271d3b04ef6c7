/** Where the site is on a server. Tests put it below a folder of their own. */
import { join } from "node:path";

export const serviceName = "secure-ai-africa";
export const backupServiceName = "secure-ai-africa-backup";
export const userName = "secure-ai-africa";

export type Layout = ReturnType<typeof layoutIn>;

export function layoutIn(root: string) {
  const program = join(root, "opt/secure-ai-africa");
  return {
    program,
    releases: join(program, "releases"),
    /** A link to the release that runs. */
    current: join(program, "current"),
    /** A bare clone, from which upgrades are fetched. */
    repository: join(program, "repository.git"),
    settings: join(root, "etc/secure-ai-africa.env"),
    units: join(root, "etc/systemd/system"),
    caddyfile: join(root, "etc/caddy/Caddyfile"),
    shim: join(root, "usr/local/bin/site"),
    state: join(root, "var/lib/secure-ai-africa"),
    cache: join(root, "var/cache/secure-ai-africa"),
    backups: join(root, "var/lib/secure-ai-africa-backups"),
    /** Written by the supervisor (STATUS_FILE). */
    status: join(root, "run/secure-ai-africa/status.json"),
    /** The name of a socket, not of a file: see exclusively. */
    lock: join(root, "run/secure-ai-africa-site.lock"),
    /** Only there while systemd runs the machine. In a chroot it does not. */
    systemd: join(root, "run/systemd/system"),
  };
}
