import type { SiteDatabase } from "../database/connect.ts";
import { openMedia } from "../media/open-media.ts";
import type { Settings } from "../process/environment.ts";
import { createLog } from "../process/log.ts";
import { authorsOf } from "./author-drafts.ts";
import { convertItem } from "./convert-item.ts";
import { type ExportIndex, indexExport } from "./export-index.ts";
import { addFileTo, lookAtFile, mediaOf } from "./export-media.ts";
import { planImport, titleOf } from "./import-plan.ts";
import { openReport, type Report } from "./import-report.ts";
import { linkTargetsOf } from "./link-targets.ts";
import { readExport } from "./read-export.ts";
import { withRecordFolder } from "./record-folder.ts";
import { openUploads } from "./uploads-folder.ts";

type Options = {
  /** A copy of wp-content/uploads. */
  uploads?: string | undefined;
  /** Without it, the import only reports what it would do. */
  publish?: boolean;
  onProgress?: (sentence: string) => void;
  now?: Date;
};
type Target = {
  database: SiteDatabase;
  settings: Pick<Settings, "mediaFolder" | "mediaUrl" | "pictureCache">;
};

export type Imported = {
  index: ExportIndex;
  report: Report;
  /** Counts, in a dry run of what would be imported. */
  taken: { records: Record<string, number>; people: number; media: number; oldAddresses: number };
  alreadyHere: number;
};

/**
 * Imports posts, pages, authors, pictures and files from the export file of a WordPress site. Earlier imports stay as they
 * are, so an interrupted import can be run again without losing what staff have written since.
 */
export async function importWordPress(
  { database, settings }: Target,
  file: string,
  { uploads: folder, publish = false, onProgress = () => {}, now = new Date() }: Options = {},
): Promise<Imported> {
  const report = openReport();
  const uploads = folder === undefined ? undefined : await openUploads(folder);
  onProgress("Reading the export file");
  const index = await indexExport(file);
  reportUnsupported(index, report);
  const plan = await planImport(database, index, report, now);
  const log = createLog("error");
  const addFile = publish ? addFileTo(openMedia({ database, settings, log })) : lookAtFile;
  const media = mediaOf({ index, uploads, addFile, report });
  await media.addAll(onProgress);
  const authors = authorsOf({ database, index, report, publish });
  const { attachments } = index;
  const context = { plan, media, targetOf: linkTargetsOf(index), attachments, report };

  return withRecordFolder(async (records) => {
    for await (const entry of readExport(file)) {
      const planned = entry.kind === "item" ? plan.items.get(entry.item.position) : undefined;
      if (entry.kind !== "item" || !planned || planned.wasImported) continue;
      const { item } = entry;
      onProgress(`Texts: ${records.accepted.length + 1} of ${plan.items.size}`);
      const record = await convertItem(item, planned, context);
      const problem = await records.add(database, planned, record, now);
      if (problem) report.leaveOut("cannotBeStored", `${titleOf(item)}: ${problem}`);
      else if (planned.kind === "news") await records.sign(planned, record, await authors.of(item.creator));
    }
    if (publish) await records.publish(database);
    const counts: Record<string, number> = {};
    for (const { kind } of records.accepted) counts[kind] = (counts[kind] ?? 0) + 1;
    return {
      ...{ index, report },
      taken: {
        records: counts,
        people: authors.count(),
        media: await media.count(),
        oldAddresses: records.accepted.reduce((sum, { paths }) => sum + paths.length, 0),
      },
      alreadyHere: [...plan.items.values()].filter(({ wasImported }) => wasImported).length,
    };
  });
}

function reportUnsupported({ items, others }: ExportIndex, report: Report): void {
  for (const [type, count] of others)
    for (let number = 0; number < count; number++) report.leaveOut("otherType", type);
  for (const { comments, terms } of items) {
    for (let number = 0; number < comments; number++) report.leaveOut("comments");
    for (const term of [...(terms.category ?? []), ...(terms.post_tag ?? [])]) report.leaveOut("terms", term);
  }
}
