import type { ReactNode } from "react";
import type { OfferedPicture } from "../../server/pictures/pictures.ts";
import { useFetchedFiles } from "../rendering/fetched-files.ts";
import { useLowData } from "../rendering/low-data.ts";
import styles from "./picture.module.css";

type PictureProps = {
  cover: ReactNode;
  picture: OfferedPicture | null;
  /** Without it the picture says nothing that the title beside it does not. */
  alt?: string;
  /** Whether it opens its page, and not one of many in a list. */
  opening?: boolean;
};

const sizes = {
  inList: "(max-width: 639px) 100vw, (max-width: 1023px) 50vw, 400px",
  opening: "(max-width: 1023px) 100vw, 800px",
};

/** A record's own picture, over the cover drawn for it: app/browser/pictures.ts drops one that cannot be fetched. */
export function Picture({ cover, picture, alt = "", opening = false }: PictureProps) {
  const lowDataMode = useLowData();
  const fetched = useFetchedFiles();
  if (!picture || lowDataMode) return cover;
  fetched.pictures = true;
  const { address, width, height, widths, lowData } = picture;
  const sourcesIn = (format: string) =>
    widths.map((each) => `${address}/${each}.${format} ${each}w`).join(", ");
  const shared = { sizes: opening ? sizes.opening : sizes.inList };
  return (
    <div className={styles.layers}>
      {cover}
      <picture data-over-cover>
        <source type="image/avif" srcSet={sourcesIn("avif")} {...shared} />
        <source type="image/webp" srcSet={sourcesIn("webp")} {...shared} />
        <img
          src={`${address}/${lowData.width}.webp`}
          alt={alt}
          width={width}
          height={height}
          loading={opening ? "eager" : "lazy"}
          decoding="async"
        />
      </picture>
    </div>
  );
}
