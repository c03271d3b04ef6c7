/** The last step: records are written as content files, then checked and imported like those of `npm run content`. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { kindOf } from "../../content/kinds.ts";
import { writeFrontMatter } from "../content/front-matter.ts";
import { checkFile, type FilePlace, readRecordFile } from "../content-files/check-files.ts";
import { importContent } from "../content-files/import-content.ts";
import { ContentFileProblem } from "../content-files/read-files.ts";
import type { SiteDatabase } from "../database/connect.ts";
import type { ConvertedRecord } from "./convert-item.ts";
import type { Planned } from "./import-plan.ts";

/** Rows in one statement. */
const BATCH = 100;

export async function withRecordFolder<T>(work: (folder: RecordFolder) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "wordpress-"));
  try {
    return await work(recordFolder(folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export type RecordFolder = ReturnType<typeof recordFolder>;

function recordFolder(folder: string) {
  const accepted: Planned[] = [];

  const write = async ({ kind }: Planned, record: ConvertedRecord): Promise<FilePlace> => {
    const { [kindOf(kind).body]: body = "", ...fields } = record.fields;
    const { slug, language, created_at, updated_at } = record;
    const written = Object.entries({ ...fields, language, created_at, updated_at }).filter(
      ([, value]) => value,
    );
    const path = join(folder, kind, `${slug}.md`);
    await mkdir(join(folder, kind), { recursive: true });
    await writeFile(path, writeFrontMatter({ fields: new Map(written), body }));
    return { kind, path };
  };

  return {
    accepted,

    /** Returns the problem of a record that cannot be published, and leaves it out. */
    async add({ db }: SiteDatabase, planned: Planned, record: ConvertedRecord, now: Date) {
      const place = await write(planned, record);
      try {
        await checkFile(db, place, await readRecordFile(db, place, now));
        accepted.push(planned);
        return undefined;
      } catch (error) {
        if (!(error instanceof ContentFileProblem)) throw error;
        await rm(place.path);
        return error.message.replace(`${place.path}: `, "");
      }
    },

    /** Adds the author, by the address of a person. */
    async sign(planned: Planned, record: ConvertedRecord, authors: string): Promise<void> {
      await write(planned, { ...record, fields: { ...record.fields, authors } });
    },

    /** Old addresses are written first: an interrupted import recognises its records by them. */
    async publish(database: SiteDatabase): Promise<void> {
      const rows = accepted.flatMap(({ paths, kind, slug, language }) =>
        paths.map((path) => ({ path, kind, record_id: slug, language })),
      );
      for (let start = 0; start < rows.length; start += BATCH)
        await database.db
          .insertInto("old_addresses")
          .values(rows.slice(start, start + BATCH))
          .onConflict((conflict) => conflict.column("path").doNothing())
          .execute();
      if (accepted.length > 0) await importContent(database, folder);
    },
  };
}
