/**
 * The files that sample content offers for download. They are not uploads: a file is public while a public record names
 * it.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { rootFolder } from "../../root-folder.ts";

export const sampleFilesFolder = join(rootFolder, "content/sample-files");

export const sampleFiles = readdirSync(sampleFilesFolder).map((name) => `/files/${name}`);

/** The sample files that a text names. */
export const sampleFilesIn = (text: string): string[] =>
  sampleFiles.filter((address) => text.includes(address));
