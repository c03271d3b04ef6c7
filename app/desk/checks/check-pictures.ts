import { type Kind, kindOf } from "../../../content/kinds.ts";
import { mediaIdOf } from "../../../server/content/media-address.ts";
import { findFile } from "../../../server/media/pictures/picture-file.ts";
import { PictureProblem } from "../../../server/media/pictures/picture-problem.ts";
import type { Site } from "../../../server/site.ts";
import type { Check } from "../editor/writing.ts";
import { checkUpload } from "./check-upload.ts";

/** Visitors get it in the size that fits: a file so large only keeps the server busy. */
const heavy = 5_000_000;

type Fields = Record<string, string>;
type Look = {
  field: string;
  address: string /** Whether it is that of the record, not one in a text. */;
  ofRecord: boolean;
};
type Found = { checks: Check[]; bytes: number; described: string[] };

/** In a text: a page shows no more of them, see app/lists/text-pictures.server.tsx. */
const mostPictures = 100;

/** Pictures that cannot be shown or lack something, what all of them take, and which are described already. */
export async function checkPictures(site: Site, kind: Kind, fields: Fields, inText: string[]) {
  const { fields: described, body } = kindOf(kind);
  const looks = Object.entries(described).flatMap(([field, { type }]): Look[] => {
    const address = (fields[field] ?? "").trim();
    if (type === "picture") return address ? [{ field, address, ofRecord: true }] : [];
    if (field !== body) return [];
    return inText.slice(0, mostPictures).map((address) => ({ field, address, ofRecord: false }));
  });
  const found = await Promise.all(looks.map((look) => checkPicture(site, look)));
  return {
    checks: found.flatMap(({ checks }) => checks),
    bytes: found.reduce((sum, { bytes }) => sum + bytes, 0),
    described: new Set(found.flatMap(({ described }) => described)),
  };
}

async function checkPicture(site: Site, { field, address, ofRecord }: Look): Promise<Found> {
  const { pictures, media } = site;
  const offered = await pictures.offer(address);
  const sentences = mediaIdOf(address)
    ? await checkUpload(media, address, offered, ofRecord)
    : await checkFile(site, address);
  return {
    checks: sentences.map((sentence) => ({ field, sentence })),
    // As a small phone gets it. Until it was encoded once, what such a picture mostly takes.
    bytes: offered ? (offered.lowData.kilobytes ?? 30) * 1000 : 0,
    described: offered?.alt === undefined ? [] : [address],
  };
}

async function checkFile({ settings }: Site, address: string): Promise<string[]> {
  try {
    const { size } = await findFile(settings.picturesFolder, address);
    return size > heavy
      ? [
          `The picture ${address} is heavy: ${kilobytes(size)} KB. Make it smaller than ${kilobytes(heavy)} KB.`,
        ]
      : [];
  } catch (error) {
    if (!(error instanceof PictureProblem)) throw error;
    return [`The picture ${address} is not shown: ${error.message}`];
  }
}

const kilobytes = (bytes: number) => Math.ceil(bytes / 1000).toLocaleString("en-GB");
