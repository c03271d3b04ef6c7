import { type FileHandle, open } from "node:fs/promises";

/** Boxes in which phones record the place and the device, and programs store names and cover pictures. */
const metadata = new Set(["udta", "meta", "uuid"]);
const containers = new Set(["moov", "trak"]);
/** More than any ordinary file has. Boxes of fragments are not examined. */
const maxBoxes = 20_000;

/**
 * Overwrites the metadata boxes of an MP4 or M4A. They keep their size and get a type that players skip, because the file
 * refers to its frames and samples by position.
 */
export async function eraseMp4Metadata(path: string): Promise<void> {
  const file = await open(path, "r+");
  try {
    const { size } = await file.stat();
    const ranges = [{ start: 0, end: size }];
    let count = 0;
    for (const { start, end } of ranges) {
      for (let at = start; at + 8 <= end && count++ < maxBoxes; ) {
        const box = await readBox(file, at, end);
        if (!box) break;
        if (metadata.has(box.type)) await erase(file, box);
        else if (containers.has(box.type)) ranges.push({ start: box.content, end: box.end });
        at = box.end;
      }
    }
  } finally {
    await file.close();
  }
}

type Box = { type: string; start: number; content: number; end: number };

/** Undefined if the bytes are not a valid box. */
async function readBox(file: FileHandle, start: number, end: number): Promise<Box | undefined> {
  const { buffer } = await file.read({ buffer: Buffer.alloc(16), position: start });
  const short = buffer.readUInt32BE(0);
  const type = buffer.toString("latin1", 4, 8);
  // 1: a 64-bit size follows the type. 0: the box extends to the end.
  const bytes = short === 1 ? Number(buffer.readBigUInt64BE(8)) : short === 0 ? end - start : short;
  const content = start + (short === 1 ? 16 : 8);
  return start + bytes > end || start + bytes < content
    ? undefined
    : { type, start, content, end: start + bytes };
}

const zeros = Buffer.alloc(64 * 1024);

async function erase(file: FileHandle, { start, content, end }: Box): Promise<void> {
  await file.write("free", start + 4, "latin1");
  for (let at = content; at < end; at += zeros.length)
    await file.write(zeros, 0, Math.min(zeros.length, end - at), at);
}
