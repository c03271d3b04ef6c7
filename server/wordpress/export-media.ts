/** The pictures and files of an export: found in the folder of uploads, and added to the media of this site. */
import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { basename } from "node:path";
import { mediaAddress } from "../content/media-address.ts";
import { fileKind, tellingBytes } from "../media/file-kind.ts";
import type { Media } from "../media/media.ts";
import { RefusedUpload } from "../media/refusals.ts";
import type { Attachment, ExportIndex } from "./export-index.ts";
import type { Report } from "./import-report.ts";
import { plainTextOf } from "./plain-text-of.ts";
import { program } from "./program.ts";
import { namesOf, type Uploads } from "./uploads-folder.ts";

export type FoundMedia = {
  kind: "picture" | "file";
  name: string;
  address: string;
  alt: string;
  caption: string;
};
type Described = { name: string; alt: string; caption: string };
export type TakeFile = (path: string, described: Described) => Promise<FoundMedia>;
export type ExportMedia = ReturnType<typeof mediaOf>;

type Parts = { index: ExportIndex; uploads: Uploads | undefined; take: TakeFile; report: Report };

/** Each is looked for once, and reported once if it cannot be taken. */
export function mediaOf({ index, uploads, take, report }: Parts) {
  const known = new Map<string, Promise<FoundMedia | undefined>>();
  const byPath = new Map([...index.attachments.values()].map((attachment) => [attachment.path, attachment]));

  const find = async (path: string, attachment: Attachment | undefined) => {
    const found = await uploads?.find(path);
    if (!found) {
      report.leaveOut(uploads ? "missing" : "noUploads", path);
      return undefined;
    }
    try {
      return await take(found, describedBy(attachment, path));
    } catch (error) {
      if (!(error instanceof RefusedUpload)) throw error;
      report.leaveOut("refused", `${path} (${error.code})`);
      return undefined;
    }
  };

  const at = (path: string): Promise<FoundMedia | undefined> => {
    const attachment = namesOf(path)
      .map((name) => byPath.get(name))
      .find(Boolean);
    const own = attachment?.path ?? namesOf(path)[0] ?? path;
    const found = known.get(own) ?? find(own, attachment);
    known.set(own, found);
    return found;
  };

  return {
    at,
    /** By the number that WordPress gave it. */
    async numbered(id: string): Promise<FoundMedia | undefined> {
      const attachment = index.attachments.get(id);
      return attachment?.path ? at(attachment.path) : undefined;
    },
    /** Looks for all of them, used or not. */
    async all(onProgress: (sentence: string) => void): Promise<void> {
      let done = 0;
      for (const { path } of index.attachments.values()) {
        onProgress(`Pictures and files: ${++done} of ${index.attachments.size}`);
        if (path) await at(path);
      }
    },
    async count(): Promise<number> {
      return (await Promise.all(known.values())).filter(Boolean).length;
    },
  };
}

function describedBy(attachment: Attachment | undefined, path: string): Described {
  return {
    name: plainTextOf(attachment?.title ?? "") || basename(path),
    alt: plainTextOf(attachment?.alt ?? ""),
    caption: plainTextOf(attachment?.caption ?? ""),
  };
}

/** Says what would be taken, by the beginning of the file alone. Addresses are not known yet. */
export const lookAtFile: TakeFile = async (path, { name, alt, caption }) => {
  const { size } = await stat(path);
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(tellingBytes), 0, tellingBytes, 0);
    const { kind } = await fileKind(buffer.subarray(0, bytesRead), size);
    const isPicture = kind === "picture";
    const address = `/media/${"0".repeat(20)}${isPicture ? "" : "/file"}`;
    return { kind: isPicture ? "picture" : "file", name, address, alt, caption };
  } finally {
    await file.close();
  }
};

/** Adds it as if it were uploaded. What staff wrote about the same picture stays. */
export const takeFileInto =
  (media: Media): TakeFile =>
  async (path, { name, alt, caption }) => {
    const taken = await media.uploads.takeWhole(program, name, createReadStream(path));
    if (taken.outcome === "refused") throw new RefusedUpload(taken.code);
    const { item } = taken;
    const isNew = item.alt === "" && item.caption === "" && !item.decorative;
    const described =
      isNew && (alt || caption) ? await media.describe(program, item.id, { alt, caption }) : undefined;
    const shown = typeof described === "object" ? described : item;
    return {
      kind: item.kind,
      name: item.name,
      address: mediaAddress(item),
      alt: shown.alt,
      caption: shown.caption,
    };
  };
