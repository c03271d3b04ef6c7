import { type FileHandle, open } from "node:fs/promises";

/** Boxes in which phones note where a video was recorded, and with what; programs note names and pictures there. */
const metadata = new Set(["udta", "meta", "uuid"]);
const holdsBoxes = new Set(["moov", "trak"]);
/** More than any honest file has; those of a fragment are not looked into. */
const mostBoxes = 20_000;

/**
 * Empties such boxes in an MP4 or M4A, as the place is left out of pictures, too. They stay where they are, under a name
 * that players skip: the file says by position where its pictures and sounds are.
 */
export async function eraseMp4Metadata(path: string): Promise<void> {
  const file = await open(path, "r+");
  try {
    const { size } = await file.stat();
    const ranges = [{ start: 0, end: size }];
    let count = 0;
    for (const { start, end } of ranges) {
      for (let at = start; at + 8 <= end && count++ < mostBoxes; ) {
        const box = await readBox(file, at, end);
        if (!box) break;
        if (metadata.has(box.type)) await empty(file, box);
        else if (holdsBoxes.has(box.type)) ranges.push({ start: box.content, end: box.end });
        at = box.end;
      }
    }
  } finally {
    await file.close();
  }
}

type Box = { type: string; start: number; content: number; end: number };

/** Undefined if it is no box. */
async function readBox(file: FileHandle, start: number, end: number): Promise<Box | undefined> {
  const { buffer } = await file.read({ buffer: Buffer.alloc(16), position: start });
  const short = buffer.readUInt32BE(0);
  const type = buffer.toString("latin1", 4, 8);
  // 1: the size is behind the name. 0: it is the last one.
  const bytes = short === 1 ? Number(buffer.readBigUInt64BE(8)) : short === 0 ? end - start : short;
  const content = start + (short === 1 ? 16 : 8);
  return start + bytes > end || start + bytes < content
    ? undefined
    : { type, start, content, end: start + bytes };
}

const zeros = Buffer.alloc(64 * 1024);

async function empty(file: FileHandle, { start, content, end }: Box): Promise<void> {
  await file.write("free", start + 4, "latin1");
  for (let at = content; at < end; at += zeros.length)
    await file.write(zeros, 0, Math.min(zeros.length, end - at), at);
}
