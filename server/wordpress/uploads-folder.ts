import { access, constants, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { ContentFileProblem } from "../content-files/read-files.ts";

/** The path of an uploaded file below wp-content/uploads, from its address; undefined for any other address. */
export function uploadIn(address: string): string | undefined {
  const { pathname = "" } = URL.parse(address, "http://site") ?? {};
  const [, path] = /\/wp-content\/uploads\/(.+)$/.exec(pathname) ?? [];
  try {
    return path && decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

export type Uploads = { find(path: string): Promise<string | undefined> };

/** A copy of wp-content/uploads. Paths and symbolic links that lead outside it find nothing. */
export async function openUploads(folder: string): Promise<Uploads> {
  const root = await realpath(folder).catch(() => undefined);
  if (!root || !(await stat(root)).isDirectory())
    throw new ContentFileProblem(`${folder} is not a readable folder.`);
  const fileAt = async (path: string) => {
    if (path.includes("\0")) return undefined;
    const found = await realpath(join(root, path)).catch(() => undefined);
    if (!found?.startsWith(root + sep)) return undefined;
    const isFile = (await stat(found)).isFile();
    return access(found, constants.R_OK).then(
      () => (isFile ? found : undefined),
      () => undefined,
    );
  };
  return {
    async find(path) {
      for (const candidate of namesOf(path)) {
        const found = await fileAt(candidate);
        if (found) return found;
      }
      return undefined;
    },
  };
}

/**
 * WordPress appends the size of a scaled picture to its name, "hall-300x200.jpg", and calls a reduced large one
 * "hall-scaled.jpg". The original comes first.
 */
export function namesOf(path: string): string[] {
  const whole = path.replace(/-\d{1,5}x\d{1,5}(?=\.\w{1,5}$)/, "");
  return [
    ...new Set([
      whole,
      path,
      whole.replace(/(?=\.\w{1,5}$)/, "-scaled"),
      whole.replace(/-scaled(?=\.\w{1,5}$)/, ""),
    ]),
  ];
}
