/** Finds the pictures and files of an export in the uploads folder, and adds them to the media of this site. */
import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { basename } from "node:path";
import { mediaAddress } from "../content/media-address.ts";
import { contentCommand } from "../content-files/publish-record.ts";
import { fileKind, signatureBytes } from "../media/file-kind.ts";
import type { Media } from "../media/media-types.ts";
import { RefusedUpload } from "../media/refusals.ts";
import type { Attachment, ExportIndex } from "./export-index.ts";
import { plainTextOf } from "./html-tree.ts";
import type { Report } from "./import-report.ts";
import { namesOf, type Uploads } from "./uploads-folder.ts";

export type FoundMedia = {
  kind: "picture" | "file";
  name: string;
  address: string;
  alt: string;
  caption: string;
};
type Described = { name: string; alt: string; caption: string };
export type AddFile = (path: string, described: Described) => Promise<FoundMedia>;
export type ExportMedia = ReturnType<typeof mediaOf>;

type Parts = { index: ExportIndex; uploads: Uploads | undefined; addFile: AddFile; report: Report };

/** Each file is looked up once, and reported once if it cannot be imported. */
export function mediaOf({ index, uploads, addFile, report }: Parts) {
  const cache = new Map<string, Promise<FoundMedia | undefined>>();
  const byPath = new Map([...index.attachments.values()].map((attachment) => [attachment.path, attachment]));

  const find = async (path: string, attachment: Attachment | undefined) => {
    const found = await uploads?.find(path);
    if (!found) {
      report.leaveOut(uploads ? "missing" : "noUploads", path);
      return undefined;
    }
    try {
      return await addFile(found, describedBy(attachment, path));
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
    const found = cache.get(own) ?? find(own, attachment);
    cache.set(own, found);
    return found;
  };

  return {
    at,
    /** By its WordPress id. */
    async withId(id: string): Promise<FoundMedia | undefined> {
      const attachment = index.attachments.get(id);
      return attachment?.path ? at(attachment.path) : undefined;
    },
    /** Also files that no text uses. */
    async addAll(onProgress: (sentence: string) => void): Promise<void> {
      let done = 0;
      for (const { path } of index.attachments.values()) {
        onProgress(`Pictures and files: ${++done} of ${index.attachments.size}`);
        if (path) await at(path);
      }
    },
    async count(): Promise<number> {
      return (await Promise.all(cache.values())).filter(Boolean).length;
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

/** For a dry run: checks the first bytes of the file. Its address is not known yet. */
export const lookAtFile: AddFile = async (path, { name, alt, caption }) => {
  const { size } = await stat(path);
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(signatureBytes), 0, signatureBytes, 0);
    const { kind } = await fileKind(buffer.subarray(0, bytesRead), size);
    const isPicture = kind === "picture";
    const address = `/media/${"0".repeat(20)}${isPicture ? "" : "/file"}`;
    return { kind: isPicture ? "picture" : "file", name, address, alt, caption };
  } finally {
    await file.close();
  }
};

/** Adds the file like an upload. A description by staff is kept. */
export const addFileTo =
  (media: Media): AddFile =>
  async (path, { name, alt, caption }) => {
    const upload = await media.uploads.addFile(contentCommand, name, createReadStream(path));
    if (upload.outcome === "refused") throw new RefusedUpload(upload.code);
    const { item } = upload;
    const isNew = item.alt === "" && item.caption === "" && !item.decorative;
    const described =
      isNew && (alt || caption) ? await media.describe(contentCommand, item.id, { alt, caption }) : undefined;
    const shown = typeof described === "object" ? described : item;
    return {
      kind: item.kind,
      name: item.name,
      address: mediaAddress(item),
      alt: shown.alt,
      caption: shown.caption,
    };
  };
