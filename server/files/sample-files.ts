/**
 * The files that samples offer for download. They are no uploads, so they come and go with the records: visitors can
 * have a file while a public record names it.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";

export const sampleFilesFolder = join(import.meta.dirname, "../../content/sample-files");

export const sampleFiles = readdirSync(sampleFilesFolder).map((name) => `/files/${name}`);

/** The addresses that a text names. */
export const sampleFilesIn = (text: string): string[] =>
  sampleFiles.filter((address) => text.includes(address));
