import { plainLine } from "../../texts/plain-line.ts";

/** In characters, including the extension. */
const maxLength = 100;

/**
 * A name that is safe in an address, in a header and on any file system. It gets the extension of the detected type, so
 * that a file served as a PDF is also opened as one.
 */
export function safeFileName(original: string, extension: string): string {
  const [name = ""] = plainLine(original).normalize("NFC").toWellFormed().split(/[/\\]/).slice(-1);
  const stem = name
    // "Report 2.1" has no extension.
    .replace(/\.(?=\p{N}*\p{L})[\p{L}\p{N}]{1,5}$/u, "")
    // Characters with a special meaning in other systems, addresses or Markdown.
    .replace(/[<>:"|?*#%()[\]{}\u{fffd}]+/gu, " ")
    .replace(/\s+/gu, " ")
    .replace(/^[\s.]+|[\s.]+$/gu, "");
  const room = maxLength - extension.length - 1;
  return `${[...stem].slice(0, room).join("").trim() || "file"}.${extension}`;
}
