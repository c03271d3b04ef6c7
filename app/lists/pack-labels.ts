import type { SectionKind } from "../../content/kinds.ts";
import { formatFileSize } from "../ui/format-file-size.ts";
import type { Words } from "../words/translation.ts";
import type { PackFileSize, PackPrice } from "./save-offer.server.ts";

/** "Save for offline: 20 resources, 61 KB" */
export function saveLabel(
  { packs, sectionWords }: Words,
  { kind, isList }: { kind: SectionKind; isList: boolean },
  price: PackPrice | undefined,
): string {
  if (!price) return packs.save;
  const size = formatFileSize(price.size);
  if (!isList) return packs.saveRecord({ size });
  const count = sectionWords[kind].list.count({ total: price.count, more: false });
  return packs.saveList({ count, size });
}

/** "Save 3 files to download too (252 KB)"; empty without files. */
export function filesLabel({ packs }: Words, files: PackFileSize[]): string {
  if (files.length === 0) return "";
  return packs.withFiles({
    count: files.length,
    size: formatFileSize(files.reduce((sum, { bytes }) => sum + bytes, 0)),
  });
}

export function documentLabel({ packs }: Words, price: PackPrice | undefined): string {
  return price ? packs.asFileOf({ size: formatFileSize(price.documentBytes) }) : packs.asFile;
}
