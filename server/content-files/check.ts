import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { type DeskKind, deskKindNames } from "../../desk-kinds.ts";
import { contentFilesIn, readContentFile } from "../database/content-files.ts";
import type { Db } from "../desk/editions/edition.ts";
import { editionAt } from "../desk/editions/edition.ts";
import { tooLong } from "../desk/editions/fields.ts";
import { findPublic } from "../desk/editions/public-rows.ts";
import { publishingProblems } from "../desk/editions/publishing-problems.ts";
import { slugProblem } from "../desk/editions/slug.ts";
import { ContentFileProblem } from "./problem.ts";
import { type RecordFile, readRecord } from "./record-file.ts";

export type FilePlace = { kind: DeskKind; path: string };

/** Each file of a folder whose folders are named after the kinds of records. */
export async function findFiles(folder: string): Promise<FilePlace[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => {
    throw new ContentFileProblem(`${folder} is not a folder that can be read.`);
  });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .flatMap(({ name }) => {
      const kind = deskKindNames.find((known) => known === name);
      if (!kind)
        throw new ContentFileProblem(
          `${join(folder, name)}: its name is not one of ${deskKindNames.join(", ")}.`,
        );
      return contentFilesIn(join(folder, kind)).map((file) => ({ kind, path: join(folder, kind, file) }));
    });
}

export function readRecordFile({ kind, path }: FilePlace, today: Date): Promise<RecordFile> {
  return readContentFile(path, (slug, fields) => readRecord(kind, slug, fields, today)).catch((error) => {
    throw new ContentFileProblem(error.message, { cause: error });
  });
}

/** The first thing that keeps a file from being imported is an error that names it. */
export async function checkFile(db: Db, { path }: FilePlace, record: RecordFile): Promise<void> {
  const { kind, slug, fields } = record;
  const [problem] = [...tooLong(kind, fields), ...publishingProblems(kind, fields)];
  if (problem) throw new ContentFileProblem(`${path}: "${problem.field}": ${problem.sentence}`);
  const edition = await editionAt(db, kind, slug);
  if (edition?.deletedAt)
    throw new ContentFileProblem(`${path}: this record was deleted at the desk. Bring it back there first.`);
  if (edition || (await findPublic(db, kind, slug))) return;
  const wrongSlug = slugProblem(slug);
  if (wrongSlug) throw new ContentFileProblem(`${path}: its name is the address of the record. ${wrongSlug}`);
  const moved = await db
    .selectFrom("redirects")
    .select("new_slug")
    .where("kind", "=", kind)
    .where("old_slug", "=", slug)
    .executeTakeFirst();
  if (moved?.new_slug)
    throw new ContentFileProblem(
      `${path}: this was an address of the record that is at ${moved.new_slug} now.`,
    );
}
