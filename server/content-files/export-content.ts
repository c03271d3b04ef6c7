import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { allKinds } from "../../content/kinds.ts";
import { type Snapshot, withSnapshot } from "../backup/snapshot.ts";
import type { EditionRow, RecordRow, RecordTextRow } from "../database/schema.ts";
import { ContentFileProblem, folderOf } from "./read-files.ts";
import { writeRecord, writeTranslation } from "./record-file.ts";

/** Whether it is a valid file name on every system. */
const isFileName = (id: string) => !/^[.\s]|[/\\:*?"<>|\p{Cc}]|\s$/u.test(id);

/** Writes every public record, from one snapshot. Returns their number. */
export async function exportContent(databaseUrl: string, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  // Files of an earlier export would bring removed records back with the next import.
  if ((await readdir(folder)).length > 0)
    throw new ContentFileProblem(`${folder} is not empty: choose a new folder.`);
  return withSnapshot(databaseUrl, async ({ rows }) => {
    let count = 0;
    const add = async (place: string, id: string, text: string) => {
      if (!isFileName(id))
        throw new ContentFileProblem(`${place}/${id} has an address that cannot be a file name.`);
      await mkdir(join(folder, place), { recursive: true });
      await writeFile(join(folder, place, `${id}.md`), text, { flag: "wx" });
      count++;
    };
    for (const place of new Set(allKinds.map(folderOf))) await mkdir(join(folder, place));
    const samples = await samplesIn(rows("editions"));
    for await (const row of rows("records")) {
      const record = row as unknown as RecordRow;
      await add(folderOf(record.kind), record.id, writeRecord(record, samples.has(keyOf(record))));
    }
    for await (const row of rows("record_texts")) {
      const translation = row as RecordTextRow;
      const { kind, language, id } = translation;
      const text = writeTranslation(translation, samples.has(keyOf(translation)));
      await add(join(folderOf(kind), language), id, text);
    }
    return count;
  });
}

type Named = Pick<RecordRow, "kind" | "id" | "language">;
const keyOf = ({ kind, id, language }: Named) => `${kind}/${language}/${id}`;

/** Samples stay marked, so that the importing site can remove them as such. */
async function samplesIn(editions: ReturnType<Snapshot["rows"]>): Promise<Set<string>> {
  const found = new Set<string>();
  for await (const row of editions) {
    const { kind, slug: id, language, sample } = row as unknown as EditionRow;
    if (sample === "present") found.add(keyOf({ kind, id, language }));
  }
  return found;
}
