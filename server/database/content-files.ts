import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readSampleFields, type SampleFields } from "./sample-fields.ts";

/** Reads each Markdown file of a folder; its name is the id. What is wrong with one is an error that names it. */
export function readContentFiles<Content>(
  folder: string,
  read: (id: string, fields: SampleFields) => Content,
): Promise<Content[]> {
  const files = globSync("*.md", { cwd: folder }).sort();
  return Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      try {
        const fields = readSampleFields(await readFile(path, "utf8"));
        const content = read(file.slice(0, -".md".length), fields);
        fields.finish();
        return content;
      } catch (cause) {
        throw new Error(`${path}: ${cause instanceof Error ? cause.message : cause}.`, { cause });
      }
    }),
  );
}
