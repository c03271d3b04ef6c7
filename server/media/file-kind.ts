import { fileTypeFromBuffer } from "file-type";
import { mediaLimits } from "./media-limits.ts";
import { isSafeSvg, maxSvgBytes } from "./pictures/safe-svg.ts";
import { type Refusal, RefusedUpload } from "./refusals.ts";

/** The type of a file shows in its first bytes. */
export const signatureBytes = 64 * 1024;

export type FileKind =
  | { kind: "picture"; extension: string }
  | { kind: "pdf" }
  /** Any ZIP: only its parts tell whether it is an accepted office file. */
  | { kind: "office" }
  | { kind: "recording" | "captions"; type: string; extension: string };

const pictures: Record<string, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/avif": "avif",
  "image/gif": "gif",
  // Some programs label an AVIF this way. A real HEIC fails later, when it is decoded.
  "image/heif": "heif",
};

/** Formats that every browser plays: the type that file-type reports, and the type that is served. */
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

/** The first match counts. */
const refused: [RegExp, Refusal][] = [
  [/^image\/hei[cf]/, "heic"],
  [/^image\/apng$/, "moving"],
  [/^image\/tiff$/, "tiff"],
  [/^(?:video|audio)\//, "video"],
  [/^application\/x-cfb$/, "old-office"],
  [/zip|rar|tar|7z|compress|archive|diskimage/, "archive"],
];

/**
 * Determines the kind of a file from its first bytes, whatever its name. Throws `RefusedUpload` for kinds that are never
 * accepted, so that staff on a slow line need not send the whole file first.
 */
export async function fileKind(start: Uint8Array, bytes: number): Promise<FileKind> {
  if (bytes === 0) throw new RefusedUpload("empty");
  if (bytes > mediaLimits.fileBytes) throw new RefusedUpload("too-large");
  // The signature of a ZIP, which every office file is.
  if (start[0] === 0x50 && start[1] === 0x4b && start[2] === 3 && start[3] === 4) return { kind: "office" };
  if (isWebVtt(start)) {
    if (bytes > mediaLimits.captionsBytes) throw new RefusedUpload("captions-too-large");
    return { kind: "captions", type: "text/vtt", extension: "vtt" };
  }
  const { mime = "" } = (await fileTypeFromBuffer(start.subarray(0, signatureBytes))) ?? {};
  if (mime === "application/pdf") return { kind: "pdf" };
  const recording = recordings[mime];
  if (recording) return { kind: "recording", ...recording };
  const extension = pictures[mime];
  if (!extension) {
    const reason = refused.find(([type]) => type.test(mime))?.[1] ?? markup(start) ?? "unknown";
    if (reason !== "svg") throw new RefusedUpload(reason);
    if (bytes > maxSvgBytes) throw new RefusedUpload("svg-too-large");
    // Only a drawing whose bytes are all known can be checked; a longer one is checked when it is complete.
    if (start.length >= bytes && !isSafeSvg(start)) throw new RefusedUpload("svg");
    return { kind: "picture", extension: "svg" };
  }
  if (bytes > mediaLimits.pictureBytes) throw new RefusedUpload("picture-too-large");
  return { kind: "picture", extension };
}

/** The first line of a WebVTT file, perhaps after a byte order mark. */
const isWebVtt = (start: Uint8Array) =>
  /^(?:\xef\xbb\xbf)?WEBVTT(?:[ \t\r\n]|$)/.test(Buffer.from(start.subarray(0, 16)).toString("latin1"));

function markup(start: Uint8Array): Refusal | undefined {
  const text = Buffer.from(start.subarray(0, 4096)).toString("latin1");
  if (/<svg[\s>]/i.test(text)) return "svg";
  return /<(?:!doctype\s+html|html|head|body|script|iframe)[\s>]/i.test(text) ? "html" : undefined;
}
