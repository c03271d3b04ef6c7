// Plain JavaScript on purpose: this runs on a fresh checkout, before anything is installed, under whatever
// Node the machine has. It installs what the lock file lists if that has not been done, then hands over to
// the project's own Node: `node scripts/boot.mjs scripts/start.ts`. With `server.ts` it installs nothing and
// serves what was built: all that production needs.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { nodeFlags, processEnvironment } from "./process-options.mjs";

const oldestNode = [22, 22];
const root = fileURLToPath(new URL("..", import.meta.url));
const bin = join(root, "node_modules", ".bin");
process.chdir(root);

const words = process.argv.slice(2);
const isServer = words.includes("scripts/start.ts") || words.includes("server.ts");
// In production only what serves the site is installed; these need no more.
const forOperators = ["enquiries", "staff", "backup", "restore", "content"].map(
  (name) => `scripts/${name}.ts`,
);
const isForOperators = forOperators.includes(words[0] ?? "");
const isEnough = isForOperators && existsSync("node_modules");
if (words[0] === "server.ts") expectBuild();
else if (!isEnough) installIfChanged();
handOver(findNode());

function expectBuild() {
  if (!existsSync("node_modules")) stop("Nothing is installed here. Run npm ci --omit=dev first.");
  try {
    if (JSON.parse(readFileSync(join("build", "built-from.json"), "utf8")).sources) return;
  } catch {
    // Not built, or cut short.
  }
  stop("There is no finished build here. Run npm run build first, or npm start, which does both.");
}

function installIfChanged() {
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  const stamp = join("node_modules", ".installed-from");
  // The build tools are missing after `npm prune --omit=dev`.
  const isComplete = existsSync(stamp) && existsSync(join(bin, "vite"));
  if (isComplete && readFileSync(stamp, "utf8") === lock) return;

  console.log("Installing what package-lock.json lists …");
  const npm = process.env.npm_execpath;
  const install = ["ci", "--include=dev", "--include=optional", "--loglevel=error"];
  const [command, args] = npm ? [process.execPath, [npm, ...install]] : ["npm", install];
  if (spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"] }).status !== 0) {
    stop("The installation failed: see npm's words above. It needs a network once, and room on the disk.");
  }
  writeFileSync(stamp, lock);
}

/** The Node that came with the installation, where there is one for this machine; else the machine's own. */
function findNode() {
  const own = join(bin, "node");
  for (const node of [own, process.execPath]) {
    const version = spawnSync(node, ["--version"], { encoding: "utf8" }).stdout ?? "";
    const [major = 0, minor = 0] = version.replace("v", "").split(".").map(Number);
    const [oldestMajor = 0, oldestMinor = 0] = oldestNode;
    if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return node;
  }
  return stop(
    `Node ${oldestNode.join(".")} or newer is needed here, and this is ${process.version}. Please install it.`,
  );
}

/** @param {string} node */
function handOver(node) {
  const stopWithParent = new URL("stop-with-parent.mjs", import.meta.url).href;
  const small = words.includes("--development") ? [] : nodeFlags;
  const others = isForOperators ? nodeFlags : [];
  const flags = isServer ? [...small, "--import", stopWithParent] : others;
  const child = spawn(node, [...flags, ...words], {
    stdio: ["inherit", "inherit", "inherit", ...(isServer ? /** @type {const} */ (["ipc"]) : [])],
    env: { ...processEnvironment, ...process.env, PATH: [bin, process.env.PATH].join(delimiter) },
  });
  // Ctrl-C reaches the child by itself; a signal sent to this process alone is passed on.
  process.on("SIGINT", () => {});
  for (const signal of /** @type {const} */ (["SIGTERM", "SIGHUP"])) {
    process.on(signal, () => child.kill(signal));
  }
  // Nor does npm pass on that it was killed: then another process becomes the parent of this one. A shell that
  // started this and is left is no reason to end.
  const parent = process.ppid;
  const watch = () => {
    if (process.ppid !== parent) child.kill("SIGTERM");
  };
  if (isServer && process.env.npm_lifecycle_event) setInterval(watch, 1000).unref();
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
