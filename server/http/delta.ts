/**
 * Compression with a dictionary (RFC 9842): a text as its difference to another text that the browser has. The coding is
 * called dcz: zstd, after a frame that names the dictionary.
 */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { constants, createZstdCompress, zstdDecompress } from "node:zlib";
import { encodeInParts } from "./encode-in-parts.ts";

const decompress = promisify(zstdDecompress);

/** The beginning of a frame that zstd decoders skip: 32 bytes follow, the hash of the dictionary. */
const frameStart = Buffer.from("5e2a4d1820000000", "hex");

const hashOf = (text: Buffer) => createHash("sha256").update(text).digest();

/** The dictionary as browsers name it in Available-Dictionary. */
export const dictionaryName = (text: Buffer): string => `:${hashOf(text).toString("base64")}:`;

type Options = {
  /** The level of zstd. */
  effort: number;
  /** How many bytes of the text can be decoded from the first part alone. */
  firstPart?: number;
};

/** The parts of the delta, in order: one, or two if the beginning of the text is to be sent first. */
export async function encodeDelta(
  text: Buffer,
  dictionary: Buffer,
  { effort, firstPart = 0 }: Options,
): Promise<Buffer[]> {
  const encoder = createZstdCompress({
    dictionary,
    pledgedSrcSize: text.length,
    params: {
      [constants.ZSTD_c_compressionLevel]: effort,
      // The dictionary must stay in reach up to the end of the text.
      [constants.ZSTD_c_windowLog]: Math.max(17, Math.ceil(Math.log2(text.length + dictionary.length))),
    },
  });
  const [first = Buffer.alloc(0), ...rest] = await encodeInParts(encoder, text, firstPart);
  return [Buffer.concat([frameStart, hashOf(dictionary), first]), ...rest];
}

/** Fails unless the delta was made with this dictionary. */
export async function decodeDelta(parts: Buffer[], dictionary: Buffer): Promise<Buffer> {
  const whole = Buffer.concat(parts);
  const begin = Buffer.concat([frameStart, hashOf(dictionary)]);
  if (!whole.subarray(0, begin.length).equals(begin)) throw new Error("The delta has another dictionary.");
  return decompress(whole.subarray(begin.length), { dictionary });
}
