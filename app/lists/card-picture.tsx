import type { OfferedPicture } from "../../server/media/pictures/pictures.ts";
import { Band } from "../art/band.tsx";
import type { CoverSeed } from "../art/cover-pattern.ts";
import { useFetchedFiles } from "../rendering/fetched-files.ts";
import { useLowData } from "../rendering/root-data.ts";
import styles from "./card-picture.module.css";
import { focusClass } from "./focus-point.ts";
import { OneWidthImage } from "./one-width-image.tsx";

type CardPictureProps = {
  picture: OfferedPicture | null;
  cover: Pick<CoverSeed, "kind" | "subject">;
  /** A larger frame needs more than phone width. */
  size?: "card" | "lead";
};

/** The top of a record's card: its picture, or else a narrow band. */
export function CardPicture({ picture, cover, size = "card" }: CardPictureProps) {
  const shown = useShownPicture(picture);
  if (!shown) return <Band {...cover} />;
  const width = size === "lead" ? widthFor(shown, 1000) : shown.lowData.width;
  return (
    <div className={styles.picture}>
      <OneWidthImage picture={shown} width={width} className={focusClass(shown)} />
    </div>
  );
}

/** The picture of a record, unless the visitor saves data; the page's weight then says that it has pictures. */
export function useShownPicture(picture: OfferedPicture | null): OfferedPicture | null {
  const lowDataMode = useLowData();
  const fetched = useFetchedFiles();
  if (!picture || lowDataMode) return null;
  fetched.pictures = true;
  return picture;
}

const widthFor = ({ widths, width }: OfferedPicture, shown: number) =>
  widths.find((each) => each >= shown) ?? widths.at(-1) ?? width;

/** The small picture of a row in a list, cropped to `ratio` around its focus point. */
export const RowImage = ({ picture, ratio }: { picture: OfferedPicture; ratio: number }) => (
  <OneWidthImage
    picture={picture}
    width={picture.widths[0] ?? picture.width}
    className={focusClass(picture, ratio)}
  />
);
