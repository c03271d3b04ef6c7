import type { OfferedPicture } from "../../server/pictures/pictures.ts";
import { Disclosure } from "../ui/disclosure.tsx";
import { lists } from "../words/en/lists.ts";
import { PictureFigure } from "./picture-figure.tsx";

type PictureOnRequestProps = {
  picture: OfferedPicture;
  alt: string;
  /** Which picture it is, where a page has several. */
  name?: string;
};

/** In low-data mode a picture comes when its row is opened, which says what it costs. */
export function PictureOnRequest({ picture, alt, name = "" }: PictureOnRequestProps) {
  const { address, width, height, lowData } = picture;
  return (
    <Disclosure summary={lists.showPicture(name, lowData.kilobytes)}>
      <PictureFigure picture={picture}>
        {/* A lazy picture is not fetched while its row is closed. */}
        <img
          src={`${address}/${lowData.width}.webp`}
          alt={alt}
          width={lowData.width}
          height={Math.round((height * lowData.width) / width)}
          loading="lazy"
        />
      </PictureFigure>
    </Disclosure>
  );
}
