import type { OfferedPicture } from "../../server/pictures/pictures.ts";

type ResponsiveImageProps = {
  picture: OfferedPicture;
  alt: string;
  /** How wide it is shown, as the attribute of this name says it. */
  sizes: string;
  /** How large it is shown on a wide screen: that room is kept while it is on its way. */
  shown: { width: number; height: number };
  loading?: "eager" | "lazy";
  className?: string | undefined;
};

/** A picture in the formats and widths from which a browser chooses. */
export function ResponsiveImage({ picture, sizes, shown, loading = "lazy", ...image }: ResponsiveImageProps) {
  const { address, widths, lowData } = picture;
  return (
    <picture>
      <source type="image/avif" srcSet={sourcesOf(address, widths, "avif")} sizes={sizes} />
      <img
        src={`${address}/${lowData.width}.webp`}
        srcSet={sourcesOf(address, widths, "webp")}
        sizes={sizes}
        alt={image.alt}
        width={shown.width}
        height={shown.height}
        loading={loading}
        decoding="async"
        className={image.className}
      />
    </picture>
  );
}

type BriefImageProps = Pick<ResponsiveImageProps, "picture" | "sizes" | "className">;

/**
 * The same in few bytes, for lists, which have many: in widths for a phone, one of them for browsers that do not know
 * AVIF. It fills the box that it stands in, and its room is kept by that.
 */
export function BriefImage({ picture, sizes, className }: BriefImageProps) {
  const { address, widths, lowData } = picture;
  const narrow = widths.filter((width) => width <= lowData.width);
  return (
    <picture>
      <source type="image/avif" srcSet={sourcesOf(address, narrow, "avif")} sizes={sizes} />
      <img
        src={`${address}/${lowData.width}.webp`}
        alt=""
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  );
}

function sourcesOf(address: string, widths: number[], format: "avif" | "webp"): string {
  return widths.map((width) => `${address}/${width}.${format} ${width}w`).join(", ");
}
