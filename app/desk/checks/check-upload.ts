import { mediaIdOf } from "../../../server/content/media-address.ts";
import type { Media, MediaItem } from "../../../server/media/media-types.ts";
import type { OfferedPicture } from "../../../server/media/pictures/pictures.ts";
import { problemOf } from "../media/to-library-item.ts";
import type { DeskArgs } from "../rendering/desk-route.ts";

/** Too much for one picture on a phone with a slow connection. */
const heavyKilobytes = 200;

type Used = {
  address: string;
  offered: OfferedPicture | undefined;
  /** Belongs to the record itself; a picture in the text may have its alternative text there. */
  ofRecord: boolean;
};
type Reader = Pick<DeskArgs, "language" | "words">;

/** Advice about an uploaded picture. */
export async function checkUpload(
  media: Pick<Media, "find">,
  { address, offered, ofRecord }: Used,
  reader: Reader,
): Promise<string[]> {
  const words = reader.words.checks.picture;
  const item = await media.find(mediaIdOf(address) ?? "");
  if (!item) return [words.missing({ address })];
  const problem = problemWith(item, ofRecord, reader);
  // The size for a small phone.
  const kilobytes = offered?.lowData.kilobytes ?? 0;
  return [
    ...(problem ? [problem] : []),
    ...(kilobytes > heavyKilobytes ? [words.heavy({ name: item.name, kilobytes })] : []),
  ];
}

function problemWith(
  item: MediaItem,
  ofRecord: boolean,
  { language, words: { checks, media } }: Reader,
): string | undefined {
  const { kind, name, state, alt, decorative } = item;
  const words = checks.picture;
  if (kind === "file") return words.isFile({ name });
  if (state === "encoding") return words.encoding({ name });
  if (state === "failed")
    return words.failed({ name, problem: problemOf(item, language) ?? media.processingFailed });
  return !alt && !decorative && ofRecord ? words.noAlt({ name }) : undefined;
}
