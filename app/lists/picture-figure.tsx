import type { ReactNode } from "react";
import type { OfferedPicture } from "../../server/media/pictures/pictures.ts";
import { useWords } from "../rendering/language.ts";
import { focusClass } from "./focus-point.ts";
import styles from "./picture-figure.module.css";
import { ResponsiveImage } from "./responsive-image.tsx";

type PictureFigureProps = {
  picture: OfferedPicture;
  /** Overrides the picture's own caption. */
  caption?: string | undefined;
  children: ReactNode;
};

/** A picture, or its placeholder, with caption and credit. */
export function PictureFigure({ picture, children, ...here }: PictureFigureProps) {
  const { lists } = useWords();
  const { credit } = picture;
  const caption = here.caption || picture.caption;
  return (
    <figure>
      {children}
      {(caption || credit) && (
        <figcaption className={styles.caption} dir="auto">
          {caption} {credit && <small>{lists.credit({ name: credit })}</small>}
        </figcaption>
      )}
    </figure>
  );
}

type WholeImageProps = {
  picture: OfferedPicture;
  alt: string;
  /** The maximum size on a wide screen. A picture is never enlarged. */
  room: { width: number; height: number };
  loading?: "eager" | "lazy";
};

/** A whole picture, uncropped. */
export function WholeImage({ picture, room, ...image }: WholeImageProps) {
  const scale = Math.min(1, room.width / picture.width, room.height / picture.height);
  const width = Math.round(picture.width * scale);
  const shown = { width, height: Math.round(picture.height * scale) };
  const sizes = `(max-width: ${width}px) 100vw, ${width}px`;
  return <ResponsiveImage {...image} {...{ picture, sizes, shown }} className={styles.whole} />;
}

/** One of several pictures side by side, cropped to one shape. Links to the whole picture. */
export function GalleryImage({ picture, alt }: Pick<WholeImageProps, "picture" | "alt">) {
  const shown = { width: 345, height: 230 };
  const sizes = "(max-width: 720px) 50vw, 345px";
  const image = (
    <ResponsiveImage
      {...{ picture, alt, sizes, shown }}
      className={`${styles.whole} ${focusClass(picture, 3 / 2) ?? ""}`}
    />
  );
  // A link needs a name.
  if (!alt) return image;
  const { address, widths, width } = picture;
  return <a href={`${address}/${widths.at(-1) ?? width}.webp`}>{image}</a>;
}
