import { readFileSync, realpathSync } from "node:fs";
import { basename, join } from "node:path";

const root = join(import.meta.dirname, "../..");

export const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  version: string;
};

/** The name of the release's folder, such as "2026-12-01". Read once: the link `current` may point elsewhere later. */
export const release: string = basename(realpathSync(root));
