import type { WordPressAuthor, WordPressItem, WordPressSite } from "./export-entries.ts";
import { readExport } from "./read-export.ts";
import { uploadIn } from "./uploads-folder.ts";

/** A post or page without its text. */
export type ItemSummary = Omit<WordPressItem, "content" | "excerpt" | "meta"> & { isTooLong: boolean };

export type Attachment = {
  id: string;
  /** Below wp-content/uploads. */
  path: string;
  link: string;
  title: string;
  alt: string;
  caption: string;
  parent: string;
};

/** Read in a first pass, before the texts are converted one by one. */
export type ExportIndex = {
  site: WordPressSite;
  authors: Map<string, WordPressAuthor>;
  attachments: Map<string, Attachment>;
  items: ItemSummary[];
  /** Counts of unsupported types. */
  others: Map<string, number>;
};

export async function indexExport(path: string): Promise<ExportIndex> {
  const index: ExportIndex = {
    site: { title: "", url: "", homeUrl: "", language: "" },
    ...{ authors: new Map(), attachments: new Map(), items: [], others: new Map() },
  };
  for await (const entry of readExport(path)) {
    if (entry.kind === "site") index.site = entry.site;
    else if (entry.kind === "author") index.authors.set(entry.author.login, entry.author);
    else addItem(index, entry.item);
  }
  return index;
}

function addItem(index: ExportIndex, { content, excerpt, meta, ...item }: WordPressItem): void {
  const { id, type, link, title, parent, fileUrl } = item;
  if (type === "post" || type === "page") index.items.push({ ...item, isTooLong: content === undefined });
  else if (type === "attachment") {
    const path = meta._wp_attached_file || uploadIn(fileUrl) || "";
    const alt = meta._wp_attachment_image_alt ?? "";
    index.attachments.set(id, { id, path, link, title, alt, caption: excerpt, parent });
  } else index.others.set(type, (index.others.get(type) ?? 0) + 1);
}
