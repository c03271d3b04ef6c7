import { mediaIdOf } from "../../../server/content/media-address.ts";
import type { Media, MediaItem } from "../../../server/media/media.ts";
import type { OfferedPicture } from "../../../server/media/pictures/pictures.ts";

/** More than a phone on a poor line takes gladly for one picture. */
const heavyKilobytes = 200;

/** What is to be said of an uploaded picture. Within a text its alternative text may stand in the text: see text.ts. */
export async function checkUpload(
  media: Pick<Media, "find">,
  address: string,
  offered: OfferedPicture | undefined,
  ofRecord: boolean,
): Promise<string[]> {
  const item = await media.find(mediaIdOf(address) ?? "");
  if (!item) return [`The picture ${address} is not there.`];
  const problem = problemOf(item, ofRecord);
  // As a small phone gets it.
  const kilobytes = offered?.lowData.kilobytes ?? 0;
  return [
    ...(problem ? [`The picture ${item.name} ${problem}.`] : []),
    ...(kilobytes > heavyKilobytes
      ? [`The picture ${item.name} is heavy: ${kilobytes} KB on a phone. A calmer one is lighter.`]
      : []),
  ];
}

function problemOf(
  { kind, state, problem, alt, decorative }: MediaItem,
  ofRecord: boolean,
): string | undefined {
  if (kind === "file") return "is a file, and cannot be shown";
  if (state === "encoding") return "is being prepared: visitors see it in a moment";
  if (state === "failed")
    return `cannot be shown: ${problem?.replace(/\.$/, "") ?? "it could not be prepared"}`;
  if (!alt && !decorative && ofRecord)
    return "has no alternative text yet: say what it shows, or that it is decorative";
  return undefined;
}
