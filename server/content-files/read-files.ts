import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type FileFields, readFileFields } from "./file-fields.ts";

/** Reads each Markdown file of a folder; its name is the id. What is wrong with one is an error that names it. */
export function readContentFiles<Content>(
  folder: string,
  read: (id: string, fields: FileFields) => Content,
): Promise<Content[]> {
  return Promise.all(contentFilesIn(folder).map((name) => readContentFile(join(folder, name), read)));
}

export const contentFilesIn = (folder: string) => globSync("*.md", { cwd: folder }).sort();

export async function readContentFile<Content>(
  path: string,
  read: (id: string, fields: FileFields) => Content,
): Promise<Content> {
  try {
    const fields = readFileFields(await readFile(path, "utf8"));
    const content = read(basename(path, ".md"), fields);
    fields.finish();
    return content;
  } catch (cause) {
    throw new Error(`${path}: ${cause instanceof Error ? cause.message : cause}.`, { cause });
  }
}
