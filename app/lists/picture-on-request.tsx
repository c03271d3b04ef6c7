import type { OfferedPicture } from "../../server/media/pictures/pictures.ts";
import { useWords } from "../rendering/language.ts";
import { Disclosure } from "../ui/disclosure.tsx";
import { PictureFigure } from "./picture-figure.tsx";

type PictureOnRequestProps = {
  picture: OfferedPicture;
  alt: string;
  /** Tells it apart on a page with several pictures. */
  name?: string;
  caption?: string;
};

/** In low-data mode a picture is fetched when its row is opened; the row says how large it is. */
export function PictureOnRequest({ picture, alt, name = "", caption }: PictureOnRequestProps) {
  const { lists } = useWords();
  const { address, width, height, lowData } = picture;
  const text = name ? lists.showPictureOf({ name }) : lists.showPicture;
  const { kilobytes } = lowData;
  const summary = kilobytes === null ? text : lists.withKilobytes({ text, kilobytes });
  return (
    <Disclosure summary={summary}>
      <PictureFigure picture={picture} caption={caption}>
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
