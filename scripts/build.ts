/** Builds the site if anything it is made of has changed. Run as it is, or through `npm start` and `npm test`. */
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { filesBelow } from "./build/files-below.ts";
import { precompress } from "./build/precompress.ts";
import { run } from "./run.ts";

const sources = [
  "app",
  "server",
  "public",
  "scripts/build",
  "organisation.ts",
  "vite.config.ts",
  "package-lock.json",
];
const stampPath = "build/built-from.json";
const output = "build/client";

type Stamp = { sources: string; files: string[] };

export async function buildIfChanged(): Promise<void> {
  const hash = hashOf(sources);
  const last = readStamp();
  if (last?.sources === hash && existsSync("build/server/index.js")) return;

  console.log("Building the site …");
  const started = Date.now();
  await run("vite", ["build", "--app"], { NODE_ENV: "production" });
  gather();
  const files = keepWhatIsInUse(started, last?.files ?? []);
  await precompress(output);
  mkdirSync("build", { recursive: true });
  writeFileSync(stampPath, JSON.stringify({ sources: hash, files } satisfies Stamp));
}

/** What the server's build emits for browsers goes where they find it; the manifests are for the server alone. */
function gather(): void {
  for (const build of ["client", "server"])
    renameSync(`build/${build}/.vite/manifest.json`, `build/${build}-manifest.json`);
  const chunks: { css?: string[] }[] = Object.values(
    JSON.parse(readFileSync("build/server-manifest.json", "utf8")),
  );
  // These travel inside the pages.
  const inPages = new Set(chunks.flatMap(({ css = [] }) => css.map((sheet) => `build/server/${sheet}`)));
  for (const path of filesBelow("build/server/assets")) {
    if (!inPages.has(path) && !path.endsWith(".js")) copyFileSync(path, path.replace("build/server", output));
  }
}

/**
 * A visitor whose page was rendered before this build still asks for that build's files: they stay until the
 * next one. What is older goes.
 */
function keepWhatIsInUse(started: number, previous: string[]): string[] {
  const all = filesBelow(output).filter((path) => !/\.(?:br|gz)$/.test(path));
  // File systems round times to the second.
  const current = all.filter((path) => statSync(path).mtimeMs >= started - 1000);
  const kept = new Set([...current, ...previous]);
  for (const path of all) {
    if (kept.has(path)) continue;
    for (const form of [path, `${path}.br`, `${path}.gz`]) if (existsSync(form)) unlinkSync(form);
  }
  return current;
}

function readStamp(): Stamp | undefined {
  return existsSync(stampPath) ? JSON.parse(readFileSync(stampPath, "utf8")) : undefined;
}

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
