import type { ReactNode } from "react";
import type { OfferedPicture } from "../../server/pictures/pictures.ts";
import { useWords } from "../rendering/language.ts";
import styles from "./picture-figure.module.css";
import { ResponsiveImage } from "./responsive-image.tsx";

/** A picture, or what stands for it, with what is said of it: its caption and who made it. */
export function PictureFigure({ picture, children }: { picture: OfferedPicture; children: ReactNode }) {
  const { lists } = useWords();
  const { caption, credit } = picture;
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
  /** The room it may take on a wide screen. It is never shown larger than it is. */
  room: { width: number; height: number };
  loading?: "eager" | "lazy";
};

/** All of a picture, uncropped. */
export function WholeImage({ picture, room, ...image }: WholeImageProps) {
  const scale = Math.min(1, room.width / picture.width, room.height / picture.height);
  const width = Math.round(picture.width * scale);
  const shown = { width, height: Math.round(picture.height * scale) };
  const sizes = `(max-width: ${width}px) 100vw, ${width}px`;
  return <ResponsiveImage {...image} {...{ picture, sizes, shown }} className={styles.whole} />;
}
