import type { OfferedPicture } from "../../../server/media/pictures/pictures.ts";
import { focusClass } from "../../lists/focus-point.ts";
import { PictureFigure } from "../../lists/picture-figure.tsx";
import { ResponsiveImage } from "../../lists/responsive-image.tsx";
import styles from "./coming-up.module.css";

/** As wide as the map that it replaces; a phone gets a narrower image. */
const shown = { width: 560, height: 560 };
const mostPixels = 1200;

/** A photograph of the organisation's work, cropped around its focus point, with caption and credit. */
export function HeroPicture({ picture }: { picture: OfferedPicture }) {
  const widths = picture.widths.filter((width) => width <= mostPixels);
  return (
    <div className={styles.picture}>
      <PictureFigure picture={picture}>
        <ResponsiveImage
          picture={{ ...picture, widths: widths.length > 0 ? widths : picture.widths }}
          alt={picture.alt ?? ""}
          sizes="(max-width: 767px) 100vw, 44vw"
          shown={shown}
          loading="eager"
          className={focusClass(picture, 1)}
        />
      </PictureFigure>
    </div>
  );
}
