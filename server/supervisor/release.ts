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

/** The Node that was installed with the release, if this process runs with the one of its own release. */
function nodeOf(folder: string): string {
  const [own, other] = [rootFolder, folder].map((root) => join(root, "node_modules", ".bin", "node"));
  const isOwn = own && existsSync(own) && realpathSync(own) === realpathSync(process.execPath);
  return isOwn && other && existsSync(other) ? realpathSync(other) : process.execPath;
}
