import { inflateSync } from "node:zlib";

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

const padded = (length: number) => (length + 3) & ~3;

/** Unpacks a WOFF file: it has the tables of a TTF file, each compressed separately. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("This is not a WOFF file");
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * count);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);

  let offset = header.length;
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = WOFF_HEADER + WOFF_ENTRY * index;
    const [start, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ];
    const data = woff.subarray(start, start + packed);
    const table = Buffer.alloc(padded(length));
    (packed < length ? inflateSync(data) : data).copy(table);

    const target = SFNT_HEADER + SFNT_ENTRY * index;
    woff.copy(header, target, entry, entry + 4);
    woff.copy(header, target + 4, entry + 16, entry + 20);
    header.writeUInt32BE(offset, target + 8);
    header.writeUInt32BE(length, target + 12);
    offset += table.length;
    return table;
  });
  return Buffer.concat([header, ...tables]);
}
