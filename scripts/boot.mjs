// Plain JavaScript on purpose: this runs on a fresh checkout, before anything is installed, under whatever
// Node the machine has. It installs what the lock file lists if that has not been done, then hands over to
// the project's own Node: `node scripts/boot.mjs scripts/start.ts`.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { nodeFlags, processEnvironment } from "./small-process.mjs";

const oldestNode = [22, 22];
const root = fileURLToPath(new URL("..", import.meta.url));
const bin = join(root, "node_modules", ".bin");
process.chdir(root);

installIfChanged();
handOver(findNode());

function installIfChanged() {
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  const stamp = join("node_modules", ".installed-from");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;

  console.log("Installing what package-lock.json lists …");
  const npm = process.env.npm_execpath;
  const words = ["ci", "--include=dev", "--include=optional", "--loglevel=error"];
  const [command, args] = npm ? [process.execPath, [npm, ...words]] : ["npm", words];
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
  const words = process.argv.slice(2);
  const child = spawn(node, words.includes("scripts/start.ts") ? [...nodeFlags, ...words] : words, {
    stdio: "inherit",
    env: { ...processEnvironment, ...process.env, PATH: [bin, process.env.PATH].join(delimiter) },
  });
  // Ctrl-C reaches the child by itself; a signal sent to this process alone is passed on.
  process.on("SIGINT", () => {});
  for (const signal of /** @type {const} */ (["SIGTERM", "SIGHUP"])) {
    process.on(signal, () => child.kill(signal));
  }
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
