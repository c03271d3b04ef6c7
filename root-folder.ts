import { findPackageJSON } from "node:module";
import { dirname } from "node:path";

/** The folder of the release. The built code is in other folders than the source, so it is not found by a relative path. */
export const rootFolder: string = dirname(findPackageJSON(import.meta.url) ?? "");
