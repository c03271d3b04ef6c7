import type { OfferedPicture } from "../../server/media/pictures/pictures.ts";
import { ClothBelow, Cover } from "../art/cover.tsx";
import type { CoverSeed } from "../art/cover-pattern.ts";
import { useFetchedFiles } from "../rendering/fetched-files.ts";
import { useLowData } from "../rendering/root-data.ts";
import styles from "./opening-picture.module.css";
import { PictureFigure, WholeImage } from "./picture-figure.tsx";
import { PictureOnRequest } from "./picture-on-request.tsx";

type OpeningPictureProps = {
  picture: OfferedPicture | null;
  cover: CoverSeed;
  /** What is said of a picture of which nobody said anything. */
  alt: string;
};

/** The width of the text; and no higher than a screen, so that the text begins on it. */
const room = { width: 800, height: 560 };

/** What the page of a record opens with: its own picture, or a strip of the cover drawn for it. */
export function OpeningPicture({ picture, cover, ...said }: OpeningPictureProps) {
  const lowDataMode = useLowData();
  const fetched = useFetchedFiles();
  const alt = picture?.alt ?? said.alt;
  if (!picture || lowDataMode)
    return (
      <>
        <div className={styles.strip}>
          <Cover {...cover} />
        </div>
        {picture && <PictureOnRequest picture={picture} alt={alt} />}
      </>
    );
  fetched.pictures = true;
  return (
    <PictureFigure picture={picture}>
      <div className={styles.layers}>
        <ClothBelow {...cover} />
        <WholeImage {...{ picture, alt, room }} loading="eager" />
      </div>
    </PictureFigure>
  );
}
