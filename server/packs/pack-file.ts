/**
 * The file of a pack: JSON, compressed with gzip. Pages share most of their text (styles, header, footer), and gzip finds
 * only repetitions within 32 KB, so each text that occurs several times is written once. app/offline/unpack.ts reads it.
 */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

const compress = promisify(gzip);

export type PackedPage = { address: string; policy: string; html: string };
export type PackedPicture = { address: string; type: string; bytes: Buffer };

/** Where pages differ from each other or begin to be the same again. */
const seams = /(?=<(?:style|script|header|main|footer|nav|svg)\b|<\/(?:style|head|header|main|nav)>)/;

export type PackFile = { bytes: Buffer; digest: string };

export async function packFile(pages: PackedPage[], pictures: PackedPicture[]): Promise<PackFile> {
  const texts = new Map<string, number>();
  const numberOf = (text: string) => {
    const number = texts.get(text) ?? texts.size;
    texts.set(text, number);
    return number;
  };
  const packed = pages.map(({ address, policy, html }) => ({
    address,
    policy: numberOf(policy),
    parts: html.split(seams).map(numberOf),
  }));
  const content = {
    texts: [...texts.keys()],
    pages: packed,
    pictures: pictures.map(({ bytes, ...picture }) => ({ ...picture, base64: bytes.toString("base64") })),
  };
  const bytes = await compress(JSON.stringify(content), { level: 9, memLevel: 9 });
  return { bytes, digest: createHash("sha256").update(bytes).digest("hex") };
}
