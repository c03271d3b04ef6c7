import type { Media, MediaItem } from "../../../server/media/media.ts";
import { mediaIdOf } from "../../../server/media/media-address.ts";

/** More than a phone on a poor line takes gladly for one picture. */
const heavyKilobytes = 200;

type Found = { sentences: string[]; bytes: number };

/**
 * What is to be said of an uploaded picture, and what it takes; undefined if the address is none of an upload. Within
 * a text its alternative text stands in the text: see text.ts.
 */
export async function checkUpload(
  media: Pick<Media, "find" | "offer">,
  address: string,
  isInText: boolean,
): Promise<Found | undefined> {
  const id = mediaIdOf(address);
  if (!id) return undefined;
  const item = await media.find(id);
  const problem = item ? problemOf(item, isInText) : "is not there";
  const offered = await media.offer(address);
  // As a small phone gets it.
  const kilobytes = offered?.lowData.kilobytes ?? 0;
  return {
    sentences: [
      ...(problem ? [`The picture ${item?.name ?? address} ${problem}.`] : []),
      ...(kilobytes > heavyKilobytes
        ? [
            `The picture ${item?.name ?? address} is heavy: ${kilobytes} KB on a phone. A calmer one is lighter.`,
          ]
        : []),
    ],
    bytes: kilobytes * 1000,
  };
}

function problemOf(
  { kind, state, problem, alt, decorative }: MediaItem,
  isInText: boolean,
): string | undefined {
  if (kind === "file") return "is a file, and cannot be shown";
  if (state === "encoding") return "is still being prepared: visitors see it in a moment";
  if (state === "failed")
    return `cannot be shown: ${problem?.replace(/\.$/, "") ?? "it could not be prepared"}`;
  if (!alt && !decorative && !isInText)
    return "has no alternative text yet: say what it shows, or that it is decorative";
  return undefined;
}
