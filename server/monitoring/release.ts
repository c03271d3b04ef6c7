import { realpathSync } from "node:fs";
import { basename, join } from "node:path";
import packageFile from "../../package.json" with { type: "json" };

export const { version } = packageFile;

/** The name of the release's folder, such as "2026-12-01". Read once: the link `current` may point elsewhere later. */
export const release: string = basename(realpathSync(join(import.meta.dirname, "../..")));
