import type { OfferedPicture } from "../../../server/media/pictures/pictures.ts";
import { InitialSign } from "../../art/initial-sign.tsx";
import { focusClass } from "../../lists/focus-point.ts";
import { OneWidthImage } from "../../lists/one-width-image.tsx";
import { PictureFigure } from "../../lists/picture-figure.tsx";
import { PictureOnRequest } from "../../lists/picture-on-request.tsx";
import { ResponsiveImage } from "../../lists/responsive-image.tsx";
import { useFetchedFiles } from "../../rendering/fetched-files.ts";
import { useWords } from "../../rendering/language.ts";
import { useLowData } from "../../rendering/root-data.ts";
import styles from "./portrait.module.css";

/** Width to height, in the list and on the person's page. */
const [portrait, square] = [4 / 5, 1];

type PortraitProps = { id: string; name: string; picture: OfferedPicture | null };

/** A person's picture in the list, cropped to 4 : 5. Decorative: the name is beside it. */
export function Portrait({ id, name, picture }: PortraitProps) {
  const lowData = useLowData();
  const fetched = useFetchedFiles();
  if (!picture || lowData) return <InitialSign name={name} id={id} />;
  fetched.pictures = true;
  return (
    <div className={styles.layers}>
      <InitialSign name={name} id={id} isBelow />
      <OneWidthImage
        picture={picture}
        width={picture.lowData.width}
        className={focusClass(picture, portrait)}
      />
    </div>
  );
}

/** The picture on the person's page, with caption and credit; on request in low-data mode. */
export function OpeningPortrait({ id, name, picture }: PortraitProps) {
  const { people: words } = useWords();
  const lowData = useLowData();
  const fetched = useFetchedFiles();
  const alt = picture?.alt ?? words.pictureOf({ name });
  if (!picture || lowData)
    return (
      <>
        <div className={styles.opening}>
          <InitialSign name={name} id={id} />
        </div>
        {picture && <PictureOnRequest picture={picture} alt={alt} />}
      </>
    );
  fetched.pictures = true;
  return (
    <PictureFigure picture={picture}>
      <div className={`${styles.opening} ${styles.layers}`}>
        <InitialSign name={name} id={id} isBelow />
        <ResponsiveImage
          {...{ picture, alt }}
          sizes="(max-width: 767px) 240px, 320px"
          shown={{ width: 320, height: 320 }}
          loading="eager"
          className={focusClass(picture, square)}
        />
      </div>
    </PictureFigure>
  );
}
