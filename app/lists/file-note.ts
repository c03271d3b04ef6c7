import { formatFileSize } from "../ui/format-file-size.ts";
import type { Words } from "../words/translation.ts";
import { translatedName } from "./translated-names.ts";

/** "PDF", "Word document": tells visitors whether they can open the file. */
export function fileKind({ fileKinds }: Words, address: string): string {
  const extension = /\.([a-z0-9]{1,8})(?:[?#]|$)/i.exec(address)?.[1]?.toLowerCase() ?? "";
  const name = translatedName(fileKinds, extension);
  return name === extension ? extension.toUpperCase() : name;
}

/** "PDF, 84 KB"; without the size if it is unknown, as for files elsewhere. */
export function fileNote(words: Words, address: string, bytes: number | undefined): string {
  const kind = fileKind(words, address);
  return bytes === undefined
    ? kind
    : words.ownWords.resources.fileNote({ kind, size: formatFileSize(bytes) });
}
