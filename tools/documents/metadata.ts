/**
 * Sets the author and fixed dates in a PDF written by Chromium, so that the same source always makes the same file.
 * Every replacement has the same length as the original, so the file's offset table stays valid.
 */
export function withMetadata(pdf: Uint8Array, author: string, date: Date): Buffer {
  const stamp = `D:${date.toISOString().replace(/\D/g, "").slice(0, 14)}`;
  const text = Buffer.from(pdf)
    .toString("latin1")
    .replace(/(?<=\/(?:CreationDate|ModDate) \()D:\d{14}/g, stamp)
    .replace(/\/Creator \((?:\\.|[^\\)])*\)/, (creator) => `/Author (${author})`.padEnd(creator.length));
  return Buffer.from(text, "latin1");
}
