import type { SiteDatabase } from "../database/connect.ts";
import { openMedia } from "../media/open-media.ts";
import type { Settings } from "../process/environment.ts";
import { createLog } from "../process/log.ts";
import { peopleOf } from "./author-drafts.ts";
import { convertItem } from "./convert-item.ts";
import { type ExportIndex, indexExport } from "./export-index.ts";
import { lookAtFile, mediaOf, takeFileInto } from "./export-media.ts";
import { planImport, titleOf } from "./import-plan.ts";
import { openReport, type Report } from "./import-report.ts";
import { targetsOf } from "./link-targets.ts";
import { readExport } from "./read-export.ts";
import { withRecordFolder } from "./record-folder.ts";
import { openUploads } from "./uploads-folder.ts";

type Options = {
  /** A copy of wp-content/uploads. */
  uploads?: string | undefined;
  /** Otherwise it only says what it would do. */
  publish?: boolean;
  onProgress?: (sentence: string) => void;
  now?: Date;
};
type Where = {
  database: SiteDatabase;
  settings: Pick<Settings, "mediaFolder" | "mediaUrl" | "pictureCache">;
};

export type Imported = {
  index: ExportIndex;
  report: Report;
  /** How many of each were taken, or would be. */
  taken: { records: Record<string, number>; people: number; media: number; oldAddresses: number };
  alreadyHere: number;
};

/**
 * Takes over posts, pages, authors, pictures and files of a WordPress site from its export file. What was taken over
 * before stays as it is, so that an import that broke off can be run again, and nothing is lost that staff wrote since.
 */
export async function importWordPress(
  { database, settings }: Where,
  file: string,
  { uploads: folder, publish = false, onProgress = () => {}, now = new Date() }: Options = {},
): Promise<Imported> {
  const report = openReport();
  const uploads = folder === undefined ? undefined : await openUploads(folder);
  onProgress("Reading the export file");
  const index = await indexExport(file);
  noteOthers(index, report);
  const plan = await planImport(database, index, report, now);
  const log = createLog("error");
  const take = publish ? takeFileInto(openMedia({ database, settings, log })) : lookAtFile;
  const media = mediaOf({ index, uploads, take, report });
  await media.all(onProgress);
  const people = peopleOf({ database, index, report, publish });
  const { attachments } = index;
  const known = { plan, media, targetOf: targetsOf(index), attachments, report };

  return withRecordFolder(async (records) => {
    for await (const entry of readExport(file)) {
      const planned = entry.kind === "item" ? plan.items.get(entry.item.position) : undefined;
      if (entry.kind !== "item" || !planned || planned.isHere) continue;
      const { item } = entry;
      onProgress(`Texts: ${records.written.length + 1} of ${plan.items.size}`);
      const record = await convertItem(item, planned, known);
      const problem = await records.add(database, planned, record, now);
      if (problem) report.leaveOut("cannotBeStored", `${titleOf(item)}: ${problem}`);
      else if (planned.kind === "news") await records.sign(planned, record, await people.of(item.creator));
    }
    if (publish) await records.publish(database);
    const counts: Record<string, number> = {};
    for (const { kind } of records.written) counts[kind] = (counts[kind] ?? 0) + 1;
    return {
      ...{ index, report },
      taken: {
        records: counts,
        people: people.count(),
        media: await media.count(),
        oldAddresses: records.written.reduce((sum, { paths }) => sum + paths.length, 0),
      },
      alreadyHere: [...plan.items.values()].filter(({ isHere }) => isHere).length,
    };
  });
}

/** What has no place here. */
function noteOthers({ items, others }: ExportIndex, report: Report): void {
  for (const [type, count] of others)
    for (let number = 0; number < count; number++) report.leaveOut("otherType", type);
  for (const { comments, terms } of items) {
    for (let number = 0; number < comments; number++) report.leaveOut("comments");
    for (const term of [...(terms.category ?? []), ...(terms.post_tag ?? [])]) report.leaveOut("terms", term);
  }
}
