import { plainLine } from "../../texts/plain-line.ts";

/** In characters, with the ending. */
const longest = 100;

/**
 * A name that can stand in an address, in a header and on every disk. Its ending is that of its type, whatever it
 * was called: what is served as a PDF is also opened as one.
 */
export function fileName(given: string, extension: string): string {
  const [name = ""] = plainLine(given).normalize("NFC").toWellFormed().split(/[/\\]/).slice(-1);
  const stem = name
    // "Report 2.1" has no ending.
    .replace(/\.(?=\p{N}*\p{L})[\p{L}\p{N}]{1,5}$/u, "")
    // What other systems, addresses and Markdown read as something else.
    .replace(/[<>:"|?*#%()[\]{}\u{fffd}]+/gu, " ")
    .replace(/\s+/gu, " ")
    .replace(/^[\s.]+|[\s.]+$/gu, "");
  const room = longest - extension.length - 1;
  return `${[...stem].slice(0, room).join("").trim() || "file"}.${extension}`;
}
