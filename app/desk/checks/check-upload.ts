import { mediaIdOf } from "../../../server/content/media-address.ts";
import type { Media, MediaItem } from "../../../server/media/media-types.ts";
import type { OfferedPicture } from "../../../server/media/pictures/pictures.ts";

/** Too much for one picture on a phone with a slow connection. */
const heavyKilobytes = 200;

/**
 * Advice about an uploaded picture. `ofRecord`: it belongs to the record itself; a picture in the text may have its
 * alternative text there.
 */
export async function checkUpload(
  media: Pick<Media, "find">,
  address: string,
  offered: OfferedPicture | undefined,
  ofRecord: boolean,
): Promise<string[]> {
  const item = await media.find(mediaIdOf(address) ?? "");
  if (!item) return [`The picture ${address} does not exist.`];
  const problem = problemOf(item, ofRecord);
  // The size for a small phone.
  const kilobytes = offered?.lowData.kilobytes ?? 0;
  return [
    ...(problem ? [`The picture ${item.name} ${problem}.`] : []),
    ...(kilobytes > heavyKilobytes
      ? [
          `The picture ${item.name} is heavy: ${kilobytes} KB on a phone. A picture with less detail is lighter.`,
        ]
      : []),
  ];
}

function problemOf(
  { kind, state, problem, alt, decorative }: MediaItem,
  ofRecord: boolean,
): string | undefined {
  if (kind === "file") return "is a file and cannot be shown as a picture";
  if (state === "encoding") return "is being prepared: visitors will see it in a moment";
  if (state === "failed")
    return `cannot be shown: ${problem?.replace(/\.$/, "") ?? "it could not be prepared"}`;
  if (!alt && !decorative && ofRecord)
    return "has no alternative text yet: describe it, or mark it as decorative";
  return undefined;
}
