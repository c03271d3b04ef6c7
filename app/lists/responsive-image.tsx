import type { OfferedPicture } from "../../server/media/pictures/pictures.ts";

type ResponsiveImageProps = {
  picture: OfferedPicture;
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** Its size on a wide screen, which reserves the space while it loads. */
  shown: { width: number; height: number };
  loading?: "eager" | "lazy";
  className?: string | undefined;
};

/** A picture in several formats and widths, for the browser to choose from. */
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

function sourcesOf(address: string, widths: number[], format: "avif" | "webp"): string {
  return widths.map((width) => `${address}/${width}.${format} ${width}w`).join(", ");
}
