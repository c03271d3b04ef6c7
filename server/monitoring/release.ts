import { readFileSync, realpathSync } from "node:fs";
import { basename, join } from "node:path";
import { rootFolder } from "../../root-folder.ts";

export const { version } = JSON.parse(readFileSync(join(rootFolder, "package.json"), "utf8")) as {
  version: string;
};

/** The name of the release's folder, such as "2026-12-01". Read once: the link `current` may point elsewhere later. */
export const release: string = basename(realpathSync(rootFolder));
