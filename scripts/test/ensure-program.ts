import { spawnSync } from "node:child_process";
import { findProgram } from "../find-program.ts";

/** The path of an installed program. Root on Debian installs its package if it is missing. */
export function ensureProgram(name: string, debianPackage = name): string {
  if (!findProgram(name)) installPackage(debianPackage);
  const found = findProgram(name);
  if (found) return found;
  throw new Error(
    `Please install ${name} (on Debian: apt-get install ${debianPackage}) and run the tests again.`,
  );
}

/** Only root can. */
export function installPackage(name: string): void {
  if (process.getuid?.() !== 0) return;
  for (const args of [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", name],
  ]) {
    // A package that is a server would otherwise be started.
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
    spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"], env });
  }
}
