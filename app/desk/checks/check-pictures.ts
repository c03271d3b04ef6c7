import { type Kind, kindOf } from "../../../content/kinds.ts";
import { mediaIdOf } from "../../../server/content/media-address.ts";
import { findFile, PictureProblem } from "../../../server/media/pictures/picture-file.ts";
import type { Check } from "../editor/writing.ts";
import type { DeskArgs } from "../rendering/desk-route.ts";
import { checkUpload } from "./check-upload.ts";

/** Visitors get a smaller copy, so a larger file only keeps the server busy. */
const heavyBytes = 5_000_000;

type Fields = Record<string, string>;
type UsedPicture = {
  field: string;
  address: string;
  /** Belongs to the record itself, not to its text. */
  ofRecord: boolean;
  /** The page itself does not load it. */
  inMetadata?: true | undefined;
};
type Result = { checks: Check[]; bytes: number; described: string[] };

/** A page shows no more pictures in a text: see app/lists/render-text.server.tsx. */
const maxPictures = 100;

/** Advice about the pictures of a record, their size in all, and the addresses that have an alternative text. */
export async function checkPictures(args: DeskArgs, kind: Kind, fields: Fields, inText: string[]) {
  const { fields: described, body } = kindOf(kind);
  const used = Object.entries(described).flatMap(([field, { type, inMetadata }]): UsedPicture[] => {
    const address = (fields[field] ?? "").trim();
    if (type === "picture") return address ? [{ field, address, ofRecord: true, inMetadata }] : [];
    if (field !== body) return [];
    return inText.slice(0, maxPictures).map((address) => ({ field, address, ofRecord: false }));
  });
  const found = await Promise.all(used.map((picture) => checkPicture(args, picture)));
  return {
    checks: found.flatMap(({ checks }) => checks),
    bytes: found.reduce((sum, { bytes }) => sum + bytes, 0),
    described: new Set(found.flatMap(({ described }) => described)),
  };
}

async function checkPicture(args: DeskArgs, picture: UsedPicture): Promise<Result> {
  const { field, address, ofRecord, inMetadata } = picture;
  const { pictures, media } = args.site;
  const offered = await pictures.offer(address);
  const sentences = mediaIdOf(address)
    ? await checkUpload(media, { address, offered, ofRecord }, args)
    : await checkFile(args, address);
  return {
    checks: sentences.map((sentence) => ({ field, sentence })),
    // The size for a small phone, or a typical one until the picture has been encoded.
    bytes: offered && !inMetadata ? (offered.lowData.kilobytes ?? 30) * 1000 : 0,
    described: offered?.alt === undefined ? [] : [address],
  };
}

async function checkFile({ site, words }: DeskArgs, address: string): Promise<string[]> {
  const { heavyFile, notShown } = words.checks.picture;
  try {
    const { size } = await findFile(site.settings.picturesFolder, address);
    return size > heavyBytes
      ? [heavyFile({ address, kilobytes: kilobytes(size), most: kilobytes(heavyBytes) })]
      : [];
  } catch (error) {
    if (!(error instanceof PictureProblem)) throw error;
    return [notShown({ address, problem: error.message })];
  }
}

const kilobytes = (bytes: number) => Math.ceil(bytes / 1000);
