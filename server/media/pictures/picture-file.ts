import { createHash } from "node:crypto";
import type { BigIntStats } from "node:fs";
import { open, realpath, stat } from "node:fs/promises";
import { isAbsolute, join, relative, sep } from "node:path";
import { TooBusy } from "../../limits/too-busy.ts";

/** Why a picture is not shown, in a sentence for the person who put it there. */
export class PictureProblem extends Error {}

export type PictureFile = {
  path: string;
  /** The one canonical address of the file within the folder, percent-encoded. */
  url: string;
  /** Identifies this version of the file. Computed from its metadata, because a page waits for it. */
  hash: string;
  size: number;
};

const foreign = "Only pictures of this site are shown, such as /pictures/name.jpg.";

/**
 * Finds the file for a record's `image_url`, a path of this site such as /pictures/lagos.jpg. Pages load nothing from
 * other hosts, and neither a path nor a symbolic link may lead out of the folder.
 */
export async function findFile(folder: string, image_url: string): Promise<PictureFile> {
  const named = join(folder, decoded(image_url));
  if (!/^\/(?![/\\])/.test(image_url) || named.includes("\0") || !isInside(folder, named)) {
    throw new PictureProblem(foreign);
  }
  const notFound = (cause?: unknown): never => {
    throw new PictureProblem("There is no such file.", { cause });
  };
  const [root, path] = await Promise.all([realpath(folder), realpath(named)]).catch(notFound);
  if (!isInside(root, path)) throw new PictureProblem(foreign);
  const found = await stat(path, { bigint: true }).catch(notFound);
  if (!found.isFile()) notFound();
  const url = `/${relative(root, path).split(sep).map(encodeURIComponent).join("/")}`;
  return { path, url, hash: hashOf(path, found), size: Number(found.size) };
}

/** The first bytes of the file. Throws `TooBusy` if the file was replaced since it was found. */
export async function readStart(file: PictureFile, length: number): Promise<Buffer> {
  const handle = await open(file.path);
  try {
    const bytes = Buffer.allocUnsafeSlow(length);
    const { bytesRead } = await handle.read(bytes, 0, length, 0);
    if (bytesRead < length || hashOf(file.path, await handle.stat({ bigint: true })) !== file.hash) {
      throw new TooBusy("a picture is being replaced");
    }
    return bytes;
  } finally {
    await handle.close();
  }
}

/** Records may contain a percent-encoded address or a plain file name. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function isInside(folder: string, path: string): boolean {
  const route = relative(folder, path);
  return route !== "" && route !== ".." && !route.startsWith(`..${sep}`) && !isAbsolute(route);
}

function hashOf(path: string, { ino, size, mtimeNs, ctimeNs }: BigIntStats): string {
  const version = [path, ino, size, mtimeNs, ctimeNs].join("\0");
  return createHash("sha256").update(version).digest("base64url").slice(0, 16);
}
