/**
 * Names the author and fixes the dates in a PDF as Chromium writes it, so that the same source makes the same file.
 * Every replacement is as long as what it replaces: the file's table of offsets stays true.
 */
export function withMetadata(pdf: Uint8Array, author: string, date: Date): Buffer {
  const stamp = `D:${date.toISOString().replace(/\D/g, "").slice(0, 14)}`;
  const text = Buffer.from(pdf)
    .toString("latin1")
    .replace(/(?<=\/(?:CreationDate|ModDate) \()D:\d{14}/g, stamp)
    .replace(/\/Creator \((?:\\.|[^\\)])*\)/, (creator) => `/Author (${author})`.padEnd(creator.length));
  return Buffer.from(text, "latin1");
}
