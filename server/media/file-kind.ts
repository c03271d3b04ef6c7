import { fileTypeFromBuffer } from "file-type";
import { mediaLimits } from "./media-limits.ts";
import { type Refusal, RefusedUpload } from "./refusals.ts";

/** So much of the beginning tells what a file is. */
export const tellingBytes = 64 * 1024;

export type FileKind =
  | { kind: "picture"; extension: string }
  | { kind: "pdf" }
  /** A text, a table or slides: what else is in it must be looked at. */
  | { kind: "office" }
  | { kind: "recording"; type: string; extension: string };

const pictures: Record<string, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/avif": "avif",
  "image/gif": "gif",
  // Some programs call an AVIF so. What is a HEIC after all cannot be read.
  "image/heif": "heif",
};

/** What browsers play everywhere. Of the types that file-type names, with those that we serve. */
const recordings: Record<string, { type: string; extension: string }> = {
  "video/mp4": { type: "video/mp4", extension: "mp4" },
  "video/x-m4v": { type: "video/mp4", extension: "mp4" },
  "video/webm": { type: "video/webm", extension: "webm" },
  "audio/mpeg": { type: "audio/mpeg", extension: "mp3" },
  "audio/x-m4a": { type: "audio/mp4", extension: "m4a" },
  "audio/mp4": { type: "audio/mp4", extension: "m4a" },
  "audio/ogg": { type: "audio/ogg", extension: "ogg" },
  "audio/ogg; codecs=opus": { type: "audio/ogg", extension: "ogg" },
};

/** The first that fits. */
const refused: [RegExp, Refusal][] = [
  [/^image\/hei[cf]/, "heic"],
  [/^image\/apng$/, "moving"],
  [/^image\/tiff$/, "tiff"],
  [/^(?:video|audio)\//, "video"],
  [/^application\/x-cfb$/, "old-office"],
  [/zip|rar|tar|7z|compress|archive|diskimage/, "archive"],
];

/**
 * What a file is by its first bytes, whatever it is called. Throws `RefusedUpload` for what is never taken, so that
 * nobody on a slow line sends all of it before they are told.
 */
export async function fileKind(start: Uint8Array, bytes: number): Promise<FileKind> {
  if (bytes === 0) throw new RefusedUpload("empty");
  if (bytes > mediaLimits.fileBytes) throw new RefusedUpload("too-large");
  // A ZIP. Every office file is one.
  if (start[0] === 0x50 && start[1] === 0x4b && start[2] === 3 && start[3] === 4) return { kind: "office" };
  const { mime = "" } = (await fileTypeFromBuffer(start.subarray(0, tellingBytes))) ?? {};
  if (mime === "application/pdf") return { kind: "pdf" };
  const recording = recordings[mime];
  if (recording) return { kind: "recording", ...recording };
  const extension = pictures[mime];
  if (!extension)
    throw new RefusedUpload(refused.find(([type]) => type.test(mime))?.[1] ?? markup(start) ?? "unknown");
  if (bytes > mediaLimits.pictureBytes) throw new RefusedUpload("picture-too-large");
  return { kind: "picture", extension };
}

function markup(start: Uint8Array): Refusal | undefined {
  const text = Buffer.from(start.subarray(0, 4096)).toString("latin1");
  if (/<svg[\s>]/i.test(text)) return "svg";
  return /<(?:!doctype\s+html|html|head|body|script|iframe)[\s>]/i.test(text) ? "html" : undefined;
}
