import type { Kind } from "../../content/kinds.ts";
import type { Language } from "../../languages.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { type Edition, type EditionSummary, editionAt, type Fields, readEdition } from "./edition.ts";
import { featuringOf } from "./featuring.ts";
import { readFieldChoices } from "./field-choices.ts";
import { type EditionFilter, listEditions, listPending } from "./list-editions.ts";
import { previewLinksOf } from "./preview-links.ts";
import { publicFields } from "./public-record.ts";
import { type FailedSchedules, publishDue } from "./publish-due.ts";
import { publishingOf } from "./publishing.ts";
import { readRecordPictures } from "./record-pictures.ts";
import { orderingOf } from "./reorder.ts";
import { samplesOf } from "./samples.ts";
import { type TextWork, textWork } from "./texts/text-work.ts";
import { translatingOf } from "./translating.ts";
import { listVersions, readVersion } from "./versions.ts";
import { writingOf } from "./writing.ts";

type Parts = {
  database: SiteDatabase;
  now?: () => Date;
  /** Called after something was published, moved, withdrawn or scheduled. */
  changed?: () => void;
  texts?: TextWork;
};

export type Editions = ReturnType<typeof editionsOf>;

/** Everything the desk does with editions: writing, publishing, translations, versions, previews and samples. */
export function editionsOf({
  database,
  now = () => new Date(),
  changed = () => {},
  texts = textWork(),
}: Parts) {
  const { db } = database;
  const failed: FailedSchedules = new Map();
  return {
    /** Finds deleted editions, too. */
    find: (kind: Kind, slug: string): Promise<Edition | undefined> => editionAt(db, kind, slug),
    read: (id: string) => readEdition(db, id),
    /** The text that visitors read. */
    published: (edition: EditionSummary) => publicFields(db, edition),
    list: (filter: EditionFilter) => listEditions(database, filter),
    fieldChoices: (kind: Kind, fields: Fields, reader: Language) =>
      readFieldChoices(db, kind, fields, reader),
    pending: () => listPending(db),
    pictures: (rows: Pick<EditionSummary, "id">[]) => readRecordPictures(db, rows),
    versions: (id: string) => listVersions(db, id),
    version: (id: string, versionId: string) => readVersion(db, id, versionId),
    publishDue: (at: Date = now()) => publishDue(database, at, { failed }),
    ...writingOf(database, now, texts),
    ...publishingOf(database, now, changed, texts),
    ...translatingOf(database, now),
    ...samplesOf(database, now, changed),
    ...featuringOf(database, now),
    ...orderingOf(database, now, changed),
    ...previewLinksOf(database, now),
  };
}
