import type { OfferedPicture } from "../../server/media/pictures/pictures.ts";
import { Cover } from "../art/cover.tsx";
import type { CoverSeed } from "../art/cover-pattern.ts";
import { useFetchedFiles } from "../rendering/fetched-files.ts";
import { useLowData } from "../rendering/root-data.ts";
import styles from "./opening-picture.module.css";
import { PictureFigure, WholeImage } from "./picture-figure.tsx";
import { PictureOnRequest } from "./picture-on-request.tsx";

type OpeningPictureProps = {
  picture: OfferedPicture | null;
  cover: CoverSeed;
  /** Used if the picture has no alternative text. */
  alt: string;
};

/** As wide as the text, and low enough that the text begins on the first screen. */
const room = { width: 800, height: 560 };

/** The picture at the top of a record's page, or a strip of its drawn cover. */
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
        <Cover {...cover} isBelow />
        <WholeImage {...{ picture, alt, room }} loading="eager" />
      </div>
    </PictureFigure>
  );
}
