import type { OfferedPicture } from "../../server/pictures/pictures.ts";
import type { CoverSeed } from "../art/cover.ts";
import { Cover } from "../art/cover.tsx";
import type { PlainCover } from "../art/plain-cover.tsx";
import { useFetchedFiles } from "../rendering/fetched-files.ts";
import { useLowData } from "../rendering/low-data.ts";
import { focusClass } from "./focus.ts";

type PictureProps = {
  picture: OfferedPicture | null;
  cover: CoverSeed;
  /** How a cover is drawn on this page. */
  as?: typeof Cover | typeof PlainCover;
};

/**
 * A record's own picture in a list, or the cover drawn for it. It says nothing that the title beside it does not, and
 * so has no alternative text: that is on the record's page. In one width, because nearly every screen would choose the
 * same, and in few bytes, because a list has many: Home is to arrive in the first packets.
 */
export function Picture({ picture, cover, as: DrawnCover = Cover }: PictureProps) {
  const lowDataMode = useLowData();
  const fetched = useFetchedFiles();
  if (!picture || lowDataMode) return <DrawnCover {...cover} />;
  fetched.pictures = true;
  const image = `${picture.address}/${picture.lowData.width}`;
  return (
    <picture>
      <source type="image/avif" srcSet={`${image}.avif`} />
      <img src={`${image}.webp`} alt="" loading="lazy" className={focusClass(picture)} />
    </picture>
  );
}
