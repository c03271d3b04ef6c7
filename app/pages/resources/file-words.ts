import { fileSizeWords } from "../../ui/file-size.ts";
import { fileKinds } from "../../words/en/file-kinds.ts";
import { ownWords } from "../../words/en/sections.ts";

/** "PDF", "Word document": what a visitor needs to open the file. */
export function fileKind(address: string): string {
  const extension = /\.([a-z0-9]{1,8})(?:[?#]|$)/i.exec(address)?.[1]?.toLowerCase() ?? "";
  return fileKinds[extension] ?? extension.toUpperCase();
}

/** "PDF, 84 KB"; what is not known of a file elsewhere is left out. */
export function fileNote(address: string, bytes: number | undefined): string {
  return ownWords.resources.fileNote(
    fileKind(address),
    bytes === undefined ? undefined : fileSizeWords(bytes),
  );
}
