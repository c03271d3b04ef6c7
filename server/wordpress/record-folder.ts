/** The last step: records become files of `npm run content -- import`, which checks and publishes them. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { kindOf } from "../../content/kinds.ts";
import { writeFrontMatter } from "../content/front-matter.ts";
import { checkFile, type FilePlace, readRecordFile } from "../content-files/check-files.ts";
import { importContent } from "../content-files/import-content.ts";
import { ContentFileProblem } from "../content-files/problem.ts";
import type { SiteDatabase } from "../database/connect.ts";
import type { NeutralRecord } from "./convert-item.ts";
import type { Planned } from "./import-plan.ts";

/** In one statement. */
const batch = 100;

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
  const written: Planned[] = [];

  const write = async ({ kind }: Planned, record: NeutralRecord): Promise<FilePlace> => {
    const { [kindOf(kind).body]: body = "", ...fields } = record.fields;
    const { slug, language, created_at, updated_at } = record;
    const given = Object.entries({ ...fields, language, created_at, updated_at }).filter(
      ([, value]) => value,
    );
    const path = join(folder, kind, `${slug}.md`);
    await mkdir(join(folder, kind), { recursive: true });
    await writeFile(path, writeFrontMatter({ fields: new Map(given), body }));
    return { kind, path };
  };

  return {
    written,

    /** Returns what is wrong with a record, which is then not among those that are published. */
    async add({ db }: SiteDatabase, planned: Planned, record: NeutralRecord, now: Date) {
      const place = await write(planned, record);
      try {
        await checkFile(db, place, await readRecordFile(db, place, now));
        written.push(planned);
        return undefined;
      } catch (error) {
        if (!(error instanceof ContentFileProblem)) throw error;
        await rm(place.path);
        return error.message.replace(`${place.path}: `, "");
      }
    },

    /** Names its author, by the address of a person. */
    async sign(planned: Planned, record: NeutralRecord, authors: string): Promise<void> {
      await write(planned, { ...record, fields: { ...record.fields, authors } });
    },

    /** Old addresses come first: by them an import that broke off knows which records are its own. */
    async publish(database: SiteDatabase): Promise<void> {
      const rows = written.flatMap(({ paths, kind, slug, language }) =>
        paths.map((path) => ({ path, kind, record_id: slug, language })),
      );
      for (let start = 0; start < rows.length; start += batch)
        await database.db
          .insertInto("old_addresses")
          .values(rows.slice(start, start + batch))
          .onConflict((conflict) => conflict.column("path").doNothing())
          .execute();
      if (written.length > 0) await importContent(database, folder);
    },
  };
}
