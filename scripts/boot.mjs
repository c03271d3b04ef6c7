// Plain JavaScript, because this runs on a fresh checkout, before anything is installed, on any version of Node.
// It installs the dependencies if package-lock.json has changed, then starts a script with the project's own Node:
// `node scripts/boot.mjs scripts/start.ts`. With `server.ts`, as in production, it only starts the built site.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { nodeFlags, processEnvironment } from "./process-options.mjs";

const oldestNode = [22, 22];
const root = fileURLToPath(new URL("..", import.meta.url));
const bin = join(root, "node_modules", ".bin");
process.chdir(root);

const args = process.argv.slice(2);
const isServer = args.includes("scripts/start.ts") || args.includes("server.ts");
// These commands run in production, without the development dependencies.
const operatorCommands = ["enquiries", "staff", "backup", "restore", "content", "schema", "site"].map(
  (name) => `scripts/${name}.ts`,
);
const isOperatorCommand = operatorCommands.includes(args[0] ?? "");
if (args[0] === "server.ts") expectBuild();
else if (!isOperatorCommand || !existsSync("node_modules")) installIfChanged();
start(findNode());

function expectBuild() {
  if (!existsSync("node_modules")) fail("Nothing is installed here. Run npm ci --omit=dev first.");
  try {
    if (JSON.parse(readFileSync(join("build", "built-from.json"), "utf8")).sources) return;
  } catch {
    // Not built, or interrupted.
  }
  fail("There is no finished build here. Run npm run build first, or npm start, which does both.");
}

function installIfChanged() {
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  const stamp = join("node_modules", ".installed-from");
  // The build tools are missing after `npm prune --omit=dev`.
  const isComplete = existsSync(stamp) && existsSync(join(bin, "vite"));
  if (isComplete && readFileSync(stamp, "utf8") === lock) return;

  console.log("Installing dependencies …");
  // Older versions of npm do not know `allowScripts`: on Debian 12, npm would compile packages that must not be.
  const options = ["--include=dev", "--include=optional", "--ignore-scripts", "--loglevel=error"];
  runNpm(["ci", ...options]);
  // They also forget to link the Node of an optional package; rebuilding links it.
  const { allowScripts, optionalDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name]);
  const wanted = [...allowed, ...Object.keys(optionalDependencies)];
  const rebuild = () => {
    const installed = wanted.filter((name) => existsSync(join("node_modules", name)));
    if (installed.length > 0) runNpm(["rebuild", "--loglevel=error", ...installed]);
  };
  rebuild();
  // npm leaves out optional packages that do not support the Node it runs on, such as parts of Vite. With the Node that
  // it has just installed, it adds them.
  if (!isRecent(process.version)) {
    runNpm(["install", "--no-save", ...options], findNode());
    rebuild();
  }
  writeFileSync(stamp, lock);
}

/**
 * @param {string[]} npmArgs
 * @param {string} [node]
 */
function runNpm(npmArgs, node = process.execPath) {
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [node, [npm, ...npmArgs]] : ["npm", npmArgs];
  const env = { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) };
  if (spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"], env }).status !== 0) {
    fail("The installation failed: see npm's messages above. It needs a network connection and disk space.");
  }
}

/** The Node that npm installed with the project, if it runs on this machine; otherwise the machine's own. */
function findNode() {
  const own = join(bin, "node");
  for (const node of [own, process.execPath]) {
    const version = spawnSync(node, ["--version"], { encoding: "utf8" }).stdout ?? "";
    if (isRecent(version)) return node;
  }
  return fail(`This needs Node ${oldestNode.join(".")} or newer, but found ${process.version}.`);
}

/** @param {string} version */
function isRecent(version) {
  const [major = 0, minor = 0] = version.replace("v", "").split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/** @param {string} node */
function start(node) {
  const stopWithParent = new URL("stop-with-parent.mjs", import.meta.url).href;
  const isDevelopment = args.includes("--development");
  const flags = [
    ...((isServer && !isDevelopment) || isOperatorCommand ? nodeFlags : []),
    ...(isServer ? ["--import", stopWithParent] : []),
  ];
  const child = spawn(node, [...flags, ...args], {
    stdio: ["inherit", "inherit", "inherit", ...(isServer ? /** @type {const} */ (["ipc"]) : [])],
    env: { ...processEnvironment, ...process.env, PATH: [bin, process.env.PATH].join(delimiter) },
  });
  // Ctrl-C reaches the child directly; a signal to this process alone is passed on.
  process.on("SIGINT", () => {});
  for (const signal of /** @type {const} */ (["SIGTERM", "SIGHUP"])) {
    process.on(signal, () => child.kill(signal));
  }
  // If npm is killed, this process gets another parent and no signal. Without npm, a closed shell is no reason to stop.
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
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
