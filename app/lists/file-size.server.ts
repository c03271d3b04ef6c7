import { statSync } from "node:fs";
import { join } from "node:path";
import type { Media } from "../../server/media/media.ts";

/** The site's own files, as built and as they are while developing. */
const folders = ["build/client", "public"];
const known = new Map<string, number>();

/** The size in bytes of a file that staff uploaded, or of the site; undefined for one that is elsewhere or missing. */
export async function fileSize(media: Media, address: string): Promise<number | undefined> {
  return (await media.fileAt(address))?.bytes ?? builtSize(address);
}

function builtSize(address: string): number | undefined {
  if (!known.has(address)) {
    const size = measure(address);
    if (size === undefined) return undefined;
    known.set(address, size);
  }
  return known.get(address);
}

function measure(address: string): number | undefined {
  if (!/^\/files\/[\w.-]+$/.test(address)) return undefined;
  for (const folder of folders) {
    const file = statSync(join(folder, address), { throwIfNoEntry: false });
    if (file?.isFile()) return file.size;
  }
  return undefined;
}
