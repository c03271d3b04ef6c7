import { type DeskKind, deskKindOf } from "../../../desk-kinds.ts";
import { findFile } from "../../../server/pictures/picture-file.ts";
import { PictureProblem } from "../../../server/pictures/picture-problem.ts";
import type { Site } from "../../../server/site.ts";
import type { Check } from "./check.ts";
import { checkUpload } from "./media.ts";
import { ownAddresses } from "./text.ts";

/** A picture within a text is sent as it is; that of the record in the size that fits, so its file may be larger. */
const heavy = { inText: 200_000, ofRecord: 5_000_000 };

type Found = { checks: Check[]; bytes: number };
type Fields = Record<string, string>;

/** Pictures that cannot be shown or are too heavy, and what all of them take. */
export async function checkPictures(
  { pictures, media, settings }: Site,
  kind: DeskKind,
  fields: Fields,
): Promise<Found> {
  const described = Object.entries(deskKindOf(kind).fields);
  const looks = described.flatMap(([field, { type }]) => {
    const text = fields[field] ?? "";
    if (type === "picture" && text.trim()) return [weigh(field, text.trim(), heavy.ofRecord)];
    if (type === "text")
      return ownAddresses(text).pictures.map((address) => weigh(field, address, heavy.inText));
    return [];
  });

  async function weigh(field: string, address: string, most: number): Promise<Found> {
    const uploaded = await checkUpload(media, address, most === heavy.inText);
    if (uploaded)
      return {
        checks: uploaded.sentences.map((sentence) => ({ field, sentence })),
        bytes: uploaded.bytes,
      };
    try {
      const { size } = await findFile(settings.picturesFolder, address);
      const sentence = `The picture ${address} is heavy: ${kilobytes(size)} KB. Make it smaller than ${kilobytes(most)} KB.`;
      const checks = size > most ? [{ field, sentence }] : [];
      return { checks, bytes: most === heavy.inText ? size : await encodedBytes(address) };
    } catch (error) {
      if (!(error instanceof PictureProblem)) throw error;
      return {
        checks: [{ field, sentence: `The picture ${address} is not shown: ${error.message}` }],
        bytes: 0,
      };
    }
  }

  /** As a small phone gets it. Until it was encoded once, what such a picture mostly takes. */
  async function encodedBytes(address: string): Promise<number> {
    const offered = await pictures.offer(address);
    return offered ? (offered.lowData.kilobytes ?? 30) * 1000 : 0;
  }

  const found = await Promise.all(looks);
  return {
    checks: found.flatMap(({ checks }) => checks),
    bytes: found.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

const kilobytes = (bytes: number) => Math.ceil(bytes / 1000).toLocaleString("en-GB");
