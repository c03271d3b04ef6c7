import { statSync } from "node:fs";
import { join } from "node:path";
import type { Media } from "../../server/media/media-types.ts";

/** Sample files, and files that the site was built with. */
const folders = ["content/sample-files", "build/client/files", "public/files"];
const sizes = new Map<string, number>();

/** The size in bytes of an uploaded or built file; undefined for files elsewhere and missing ones. */
export async function fileSize(media: Media, address: string): Promise<number | undefined> {
  return (await media.fileAt(address))?.bytes ?? builtSize(address);
}

function builtSize(address: string): number | undefined {
  if (!sizes.has(address)) {
    const size = measure(address);
    if (size === undefined) return undefined;
    sizes.set(address, size);
  }
  return sizes.get(address);
}

function measure(address: string): number | undefined {
  const name = /^\/files\/([\w.-]+)$/.exec(address)?.[1];
  if (!name) return undefined;
  for (const folder of folders) {
    const file = statSync(join(folder, name), { throwIfNoEntry: false });
    if (file?.isFile()) return file.size;
  }
  return undefined;
}
