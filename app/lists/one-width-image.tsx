import type { OfferedPicture } from "../../server/media/pictures/pictures.ts";

type OneWidthImageProps = { picture: OfferedPicture; width: number; className?: string | undefined };

/**
 * A picture in a list, in few bytes, because a list has many. It is in one width, because nearly every screen would
 * choose the same. It says nothing that the title beside it does not, and so has no alternative text: that is on the
 * page it leads to. The box it stands in keeps its room.
 */
export function OneWidthImage({ picture, width, className }: OneWidthImageProps) {
  const image = `${picture.address}/${width}`;
  return (
    <picture>
      <source type="image/avif" srcSet={`${image}.avif`} />
      <img src={`${image}.webp`} alt="" loading="lazy" className={className} />
    </picture>
  );
}
