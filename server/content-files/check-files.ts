import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { allKinds, type Kind } from "../../content/kinds.ts";
import type { Language } from "../../languages.ts";
import { type Db, editionAt, type Fields } from "../publishing/edition.ts";
import { lengthProblems } from "../publishing/edition-fields.ts";
import { translationIn } from "../publishing/edition-translations.ts";
import { problemSentences, reasonSentence } from "../publishing/problem-sentences.ts";
import { findPublic } from "../publishing/public-record.ts";
import { textProblems, tooComplexTexts } from "../publishing/publishing-problems.ts";
import { slugProblem } from "../publishing/slug.ts";
import { textWork } from "../publishing/texts/text-work.ts";
import { ContentFileProblem, contentFilesIn, folderOf, kindOfFile, readContentFile } from "./read-files.ts";
import { type RecordFile, readRecord, readTranslation } from "./record-file.ts";
import { translationFilesIn } from "./translation-files.ts";

/** A translation if `language` is set. */
export type FilePlace = { kind: Kind; path: string; language?: Language };

/** The files below a folder with one folder per kind. Translations come after all originals. */
export async function findFiles(folder: string): Promise<FilePlace[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => {
    throw new ContentFileProblem(`${folder} is not a readable folder.`);
  });
  const known = [...new Set(allKinds.map(folderOf))];
  const names = entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => {
      if (known.includes(name)) return name;
      throw new ContentFileProblem(
        `${join(folder, name)}: unknown folder. The folders are ${known.join(", ")}.`,
      );
    });
  const originals = names.flatMap((name) =>
    contentFilesIn(join(folder, name)).map((file) => placeOf(name, { path: join(folder, name, file) })),
  );
  const translations = names.flatMap((name) =>
    translationsIn(join(folder, name)).map((file) => placeOf(name, file)),
  );
  return [...originals, ...translations];
}

function placeOf(folder: string, file: Omit<FilePlace, "kind">): FilePlace {
  const kind = kindOfFile(folder, basename(file.path, ".md"));
  if (!kind) throw new ContentFileProblem(`${file.path}: the site has no page with this name.`);
  return { kind, ...file };
}

export async function readRecordFile(db: Db, place: FilePlace, today: Date): Promise<RecordFile> {
  const { kind, path, language } = place;
  const original = language && (await originalOf(db, place, today));
  return readContentFile(path, (slug, fields) =>
    language && original
      ? readTranslation(kind, slug, fields, { today, language, original })
      : readRecord(kind, slug, fields, today),
  ).catch(asProblem);
}

function translationsIn(folder: string) {
  try {
    return translationFilesIn(folder);
  } catch (error) {
    return asProblem(error as Error);
  }
}

function asProblem(error: Error): never {
  throw new ContentFileProblem(error.message, { cause: error });
}

/** The original in the parent folder, or else the public record. */
async function originalOf(db: Db, { kind, path }: FilePlace, today: Date): Promise<Fields> {
  const beside = join(dirname(path), "..", basename(path));
  if (existsSync(beside)) return (await readRecordFile(db, { kind, path: beside }, today)).fields;
  const stored = await findPublic(db, kind, basename(path, ".md"));
  if (stored) return stored.fields;
  throw new ContentFileProblem(
    `${path}: the record that it translates is neither public nor among these files.`,
  );
}

/** Throws the first problem that prevents the import of a file. */
export async function checkFile(db: Db, { path }: FilePlace, record: RecordFile): Promise<void> {
  const { kind, slug, fields, isTranslation, language } = record;
  const translationOf = isTranslation ? "" : null;
  const problems = [...lengthProblems(kind, fields), ...textProblems({ kind, fields, translationOf })];
  const found = problems.length > 0 ? problems : await tooComplexTexts(record, textWork());
  const [problem] = problemSentences(found, record);
  if (problem) throw new ContentFileProblem(`${path}: "${problem.field}": ${problem.sentence}`);
  const edition = await editionAt(db, kind, slug);
  const translation = edition && isTranslation ? await translationIn(db, edition.id, language) : undefined;
  if (edition?.deletedAt || translation?.deletedAt)
    throw new ContentFileProblem(`${path}: this record was deleted at the desk. Bring it back there first.`);
  if (isTranslation && (edition?.language ?? "") === language)
    throw new ContentFileProblem(`${path}: a translation cannot be in the language of the original.`);
  if (edition || (await findPublic(db, kind, slug))) return;
  const wrongSlug = slugProblem(kind, slug);
  if (wrongSlug)
    throw new ContentFileProblem(
      `${path}: the file name is the address of the record. ${reasonSentence(wrongSlug)}`,
    );
  const moved = await db
    .selectFrom("redirects")
    .select("new_slug")
    .where("kind", "=", kind)
    .where("old_slug", "=", slug)
    .executeTakeFirst();
  if (moved?.new_slug)
    throw new ContentFileProblem(
      `${path}: this is an old address of the record that is now at ${moved.new_slug}.`,
    );
}
