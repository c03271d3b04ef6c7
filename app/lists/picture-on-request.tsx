import type { OfferedPicture } from "../../server/pictures/pictures.ts";
import { useLowData } from "../rendering/low-data.ts";
import { Disclosure } from "../ui/disclosure.tsx";
import { lists } from "../words/en/lists.ts";

/** In low-data mode a record's own picture comes when its row is opened, which says what it costs. */
export function PictureOnRequest({ picture, alt }: { picture: OfferedPicture | null; alt: string }) {
  const lowDataMode = useLowData();
  if (!picture || !lowDataMode) return null;
  const { address, width, height, lowData } = picture;
  return (
    <Disclosure id="picture" summary={lists.showPicture(lowData.kilobytes)}>
      {/* A lazy picture is not fetched while its row is closed. */}
      <img
        src={`${address}/${lowData.width}.webp`}
        alt={alt}
        width={lowData.width}
        height={Math.round((height * lowData.width) / width)}
        loading="lazy"
      />
    </Disclosure>
  );
}
