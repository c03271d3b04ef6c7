import type { OfferedPicture } from "../../server/media/pictures/pictures.ts";

type OneWidthImageProps = { picture: OfferedPicture; width: number; className?: string | undefined };

/**
 * A picture in a list. One width only, to save bytes: nearly every screen would choose the same. No alternative text,
 * because the title beside it says the same; the record's page has one. Its container reserves the space.
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
