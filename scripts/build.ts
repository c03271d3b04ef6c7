/** Builds the site if its sources have changed: `npm run build`; also part of `npm start` and `npm test`. */
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, join, sep } from "node:path";
import { filesBelow, writeAtomically } from "./build/build-files.ts";
import { buildWorkers } from "./build/build-workers.ts";
import { readStamp, removeOldFiles, writeStamp } from "./build/last-build.ts";
import { precompress } from "./build/precompress.ts";
import { type Lock, sbomOf } from "./build/sbom.ts";
import { run } from "./run.ts";

const sources = [
  "app",
  "content",
  "server",
  "texts",
  "public",
  "scripts/build",
  "organisation.ts",
  "languages.ts",
  "root-folder.ts",
  "vite.config.ts",
  "package-lock.json",
];
const stampPath = "build/built-from.json";
const output = "build/client";

export async function buildIfChanged(): Promise<void> {
  const hash = hashOf(sources);
  const last = readStamp(stampPath);
  if (last?.sources === hash && existsSync("build/server/index.js")) return;

  console.log("Building the site …");
  const started = Date.now();
  // An interrupted build must not be mistaken for the previous one.
  writeStamp(stampPath, { files: [], ...last, sources: "" });
  await run("vite", ["build", "--app"], { NODE_ENV: "production" });
  await buildWorkers(output);
  collectOutput();
  const files = removeOldFiles(output, started, last);
  await precompress(output);
  writeStamp(stampPath, { sources: hash, ...files });
}

/** Moves the files for browsers from the server's and the desk's build into the output, and the manifests out of it. */
function collectOutput(): void {
  const bundled = new Set<string>();
  for (const build of ["client", "desk", "server"]) {
    moveManifest(`build/${build}/.vite/manifest.json`, `build/${build}-manifest.json`);
    const list = `build/${build}/.vite/packages.json`;
    for (const path of readJson<string[]>(list)) bundled.add(path);
    rmSync(list);
  }
  writeAtomically("build/sbom.cdx.json", sbomOf(readJson<Lock>("package-lock.json"), bundled));
  renameSync("build/server/.vite/styles.json", "build/styles.json");
  for (const path of filesBelow("build/desk")) renameSync(path, join(output, "assets", basename(path)));
  const manifest = readJson<Record<string, { css?: string[] }>>("build/server-manifest.json");
  // Pages contain these style sheets inline.
  const inPages = Object.values(manifest).flatMap(({ css = [] }) => css);
  for (const path of filesBelow("build/server/assets")) {
    const name = path.slice("build/server/".length);
    if (!inPages.includes(name) && !name.endsWith(".js")) copyFileSync(path, join(output, name));
  }
}

/** Vite names some style sheets by their full path; the build must not depend on the folder that it was made in. */
function moveManifest(from: string, to: string): void {
  const folder = JSON.stringify(process.cwd() + sep).slice(1, -1);
  writeAtomically(to, readFileSync(from, "utf8").replaceAll(folder, ""));
  rmSync(from);
}

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, "utf8"));

function hashOf(paths: string[]): string {
  const hash = createHash("sha256");
  for (const path of paths
    .flatMap((path) => (statSync(path).isDirectory() ? filesBelow(path) : [path]))
    .sort()) {
    if (!/\.test\.tsx?$/.test(path)) hash.update(path).update("\0").update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex");
}

if (process.argv[1] === join(import.meta.dirname, "build.ts")) await buildIfChanged();
