/** The folder that workers are started from: the one that RELEASE_LINK names at this moment, or this one. */
import { existsSync, realpathSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { rootFolder } from "../../root-folder.ts";

export type Release = {
  name: string;
  folder: string;
  /** The working directory of the workers. */
  cwd: string;
  node: string;
  /** The program of a worker, below the folder. */
  worker: string;
  flags: string[];
  environment: Record<string, string>;
};

export async function findRelease(link: string | undefined): Promise<Release> {
  const folder = realpathSync(link ?? rootFolder);
  // A release knows best how its processes are started.
  const {
    nodeFlags,
    processEnvironment,
    worker = "server/worker.ts",
  } = await import(pathToFileURL(join(folder, "scripts", "process-options.mjs")).href);
  return {
    ...{ name: basename(folder), folder, cwd: link ? folder : process.cwd() },
    ...{ node: nodeOf(folder), worker, flags: nodeFlags, environment: processEnvironment },
  };
}

/** Found out at the start, because an upgrade may remove the release that this process was started from. */
const runsOwnNode = isSameFile(nodeIn(rootFolder), process.execPath);

/** The Node that was installed with the release, if this process was started with the one of its own release. */
function nodeOf(folder: string): string {
  const node = nodeIn(folder);
  return runsOwnNode && existsSync(node) ? realpathSync(node) : process.execPath;
}

function nodeIn(folder: string): string {
  return join(folder, "node_modules", ".bin", "node");
}

function isSameFile(one: string, other: string): boolean {
  return existsSync(one) && realpathSync(one) === realpathSync(other);
}
