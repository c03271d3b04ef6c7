import type { OfferedPicture } from "../../server/media/pictures/pictures.ts";
import { Cover } from "../art/cover.tsx";
import type { CoverSeed } from "../art/cover-pattern.ts";
import type { PlainCover } from "../art/plain-cover.tsx";
import { useFetchedFiles } from "../rendering/fetched-files.ts";
import { useLowData } from "../rendering/root-data.ts";
import { focusClass } from "./focus-point.ts";
import { OneWidthImage } from "./one-width-image.tsx";

type CardPictureProps = {
  picture: OfferedPicture | null;
  cover: CoverSeed;
  /** The component that draws covers on this page. */
  as?: typeof Cover | typeof PlainCover;
};

/** The picture of a record in a list, at phone width, or its drawn cover. */
export function CardPicture({ picture, cover, as: DrawnCover = Cover }: CardPictureProps) {
  const lowDataMode = useLowData();
  const fetched = useFetchedFiles();
  if (!picture || lowDataMode) return <DrawnCover {...cover} />;
  fetched.pictures = true;
  return <OneWidthImage picture={picture} width={picture.lowData.width} className={focusClass(picture)} />;
}
