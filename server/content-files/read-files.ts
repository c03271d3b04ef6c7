import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { isPageKind, type Kind, kindNames } from "../../content/kinds.ts";
import { type FileFields, readFileFields } from "./file-fields.ts";

/** A problem with a file or folder, in a sentence for the person who imports or exports. */
export class ContentFileProblem extends Error {}

/** Each kind has its folder; all fixed pages share one. */
export const folderOf = (kind: Kind): string => (isPageKind(kind) ? "pages" : kind);

export function kindOfFile(folder: string, id: string): Kind | undefined {
  const page = `page/${id}`;
  if (folder === "pages" && isPageKind(page)) return page;
  return kindNames.find((kind) => kind === folder);
}

export const contentFilesIn = (folder: string) => globSync("*.md", { cwd: folder }).sort();

/** The files of a kind. The name of a file is the id of its record. */
export function filesOf(folder: string, kind: Kind): string[] {
  const place = join(folder, folderOf(kind));
  return contentFilesIn(place)
    .filter((file) => kindOfFile(folderOf(kind), basename(file, ".md")) === kind)
    .map((file) => join(place, file));
}

/** Errors name the file. */
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
