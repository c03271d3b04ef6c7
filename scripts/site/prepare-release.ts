/** Builds a release in its own folder, from a commit or from a folder. It gets its name when it is complete. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { filesBelow } from "../build/build-files.ts";
import { readStamp } from "../build/last-build.ts";
import type { Layout } from "./layout.ts";
import { ask, run, SiteProblem, say } from "./system.ts";

/** Not part of a release. The last one is the mark of the release that was copied. */
const leftOut = [".git", ".cache", "data", "test-results", ".activated"];

/** Keeps a clone for later upgrades. Its commits come from this checkout, later ones from where the checkout came from. */
export function keepRepository({ repository }: Layout, checkout: string): void {
  if (existsSync(repository)) return;
  const unfinished = `${repository}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  run("git", ["clone", "--quiet", "--bare", checkout, unfinished]);
  const origin = ask("git", ["-C", checkout, "remote", "get-url", "origin"]);
  run("git", ["-C", unfinished, "remote", "set-url", "origin", origin.ok ? origin.text : checkout]);
  renameSync(unfinished, repository);
}

/** The newest branches and tags of the repository that the site came from. */
export function fetchCommits({ repository }: Layout): void {
  if (!existsSync(repository)) {
    throw new SiteProblem("This site was not installed from git. Name the folder of the new release.");
  }
  const branches = "+refs/heads/*:refs/heads/*";
  run("git", ["-C", repository, "fetch", "--quiet", "--prune", "--tags", "origin", branches]);
}

/**
 * The newest commit there, by a name that git knows until the next fetch. HEAD of the clone would be of no use: it is the
 * commit or the branch that the checkout had when the site was installed.
 */
export function fetchNewest({ repository }: Layout): string {
  const { ok, problem } = ask("git", ["-C", repository, "fetch", "--quiet", "origin", "HEAD"]);
  if (!ok)
    throw new SiteProblem(
      `The repository does not say which branch is its main one. Name it: site upgrade BRANCH. ${problem}`,
    );
  return "FETCH_HEAD";
}

export function prepareFromGit(layout: Layout, ref: string, modules?: string): string {
  const git = (...args: string[]) => ask("git", ["-C", layout.repository, ...args]);
  const commit = git("rev-parse", "--verify", "--quiet", `${ref}^{commit}`);
  if (!commit.ok) throw new SiteProblem(`There is no commit, branch or tag "${ref}".`);
  const day = git("log", "-1", "--format=%cs", commit.text).text;
  return prepare(layout, `${day}-${commit.text.slice(0, 10)}`, (folder) => {
    const archive = join(folder, "archive.unfinished");
    run("git", ["-C", layout.repository, "archive", "--output", archive, commit.text]);
    run("tar", ["-xf", archive, "-C", folder, "--no-same-owner", "--no-same-permissions"]);
    rmSync(archive);
    // The packages of the checkout, if they are the same, need not be fetched again.
    if (modules && sameLock(modules, folder))
      copy(join(modules, "node_modules"), join(folder, "node_modules"));
  });
}

/** From a folder, which may be built already, for machines that are too small to build. */
export function prepareFromFolder(layout: Layout, source: string): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(source).sort()) {
    if (name === "node_modules" || leftOut.includes(name)) continue;
    for (const path of filesIn(join(source, name))) {
      hash.update(relative(source, path)).update("\0").update(readFileSync(path)).update("\0");
    }
  }
  const digest = hash.digest("hex").slice(0, 10);
  const known = existsSync(layout.releases) ? readdirSync(layout.releases) : [];
  const name = known.find((known) => known.endsWith(`-${digest}`));
  const day = new Date().toISOString().slice(0, 10);
  return prepare(layout, name ?? `${day}-${digest}`, (folder) => {
    for (const name of readdirSync(source)) {
      if (!leftOut.includes(name)) copy(join(source, name), join(folder, name));
    }
  });
}

function prepare({ releases }: Layout, name: string, fill: (folder: string) => void): string {
  const release = join(releases, name);
  if (existsSync(release)) return release;
  const unfinished = `${release}.unfinished`;
  removeUnfinished(releases);
  mkdirSync(unfinished, { recursive: true, mode: 0o755 });
  say(`Preparing release ${name} …`);
  try {
    fill(unfinished);
    build(unfinished);
    renameSync(unfinished, release);
  } catch (error) {
    // The disk may be full, and the site needs it.
    removeUnfinished(releases);
    throw error;
  }
  return release;
}

function removeUnfinished(releases: string): void {
  if (!existsSync(releases)) return;
  for (const name of readdirSync(releases).filter((name) => name.endsWith(".unfinished"))) {
    rmSync(join(releases, name), { recursive: true, force: true });
  }
}

function build(folder: string): void {
  const inFolder = { cwd: folder };
  const isBuilt = Boolean(readStamp(join(folder, "build/built-from.json"))?.sources);
  if (!isBuilt) run(process.execPath, ["scripts/boot.mjs", "scripts/build.ts"], inFolder);
  else if (!existsSync(join(folder, "node_modules")))
    run("npm", ["ci", "--omit=dev", "--ignore-scripts"], inFolder);
  removeDevelopmentPackages(folder);
}

/**
 * Removes them from package.json, too: npm reports packages that are listed there but missing, and then writes no bill of
 * materials (npm sbom).
 */
export function removeDevelopmentPackages(folder: string): void {
  if (!JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).devDependencies) return;
  run("npm", ["pkg", "delete", "devDependencies"], { cwd: folder });
  run("npm", ["prune", "--ignore-scripts", "--silent"], { cwd: folder });
  // npm 9 may have removed the link to the Node of the release.
  run("npm", ["rebuild", "--ignore-scripts", "--silent"], { cwd: folder });
}

const sameLock = (one: string, other: string) =>
  existsSync(join(one, "node_modules/.installed-from")) &&
  readFileSync(join(one, "package-lock.json")).equals(readFileSync(join(other, "package-lock.json")));

/** As root's own files: the site must not be able to change its program. */
const copy = (from: string, to: string) => run("cp", ["-a", "--no-preserve=ownership", from, to]);

const filesIn = (path: string) => (statSync(path).isDirectory() ? filesBelow(path) : [path]);
