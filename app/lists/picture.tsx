import type { OfferedPicture } from "../../server/pictures/pictures.ts";
import { ClothBelow } from "../art/cloth-below.tsx";
import type { CoverSeed } from "../art/cover.ts";
import { Cover } from "../art/cover.tsx";
import type { PlainCover } from "../art/plain-cover.tsx";
import { useFetchedFiles } from "../rendering/fetched-files.ts";
import { useLowData } from "../rendering/low-data.ts";
import { focusClass } from "./focus.ts";
import styles from "./picture.module.css";
import { BriefImage } from "./responsive-image.tsx";

type PictureProps = {
  picture: OfferedPicture | null;
  cover: CoverSeed;
  /** How a cover is drawn on this page. */
  as?: typeof Cover | typeof PlainCover;
};

const sizes = "(max-width: 639px) 100vw, (max-width: 1023px) 50vw, 400px";

/**
 * A record's own picture in a list, or the cover drawn for it. It says nothing that the title beside it does not, and
 * so has no alternative text: that is on the record's page. app/browser/pictures.ts drops one that cannot be fetched.
 */
export function Picture({ picture, cover, as: DrawnCover = Cover }: PictureProps) {
  const lowDataMode = useLowData();
  const fetched = useFetchedFiles();
  if (!picture || lowDataMode) return <DrawnCover {...cover} />;
  fetched.pictures = true;
  return (
    <div className={styles.layers}>
      <ClothBelow {...cover} />
      <BriefImage {...{ picture, sizes }} className={focusClass(picture.focus)} />
    </div>
  );
}
