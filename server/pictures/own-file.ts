import { join, relative, sep } from "node:path";

export type OwnFile = { path: string /** As browsers write it. */; url: string };

/**
 * The file that a record's `image_url` names: a path of this site, such as /pictures/lagos.jpg. Pages load
 * nothing from other hosts, and a path must not lead out of the folder.
 */
export function ownFile(folder: string, image_url: string): OwnFile | undefined {
  if (!/^\/(?![/\\])/.test(image_url)) return undefined;
  const path = join(folder, decoded(image_url));
  if (!path.startsWith(folder + sep) || path.includes("\0")) return undefined;
  const url = relative(folder, path).split(sep).map(encodeURIComponent).join("/");
  return { path, url: `/${url}` };
}

/** Records may carry an address as browsers write it, or a file name as people do. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
