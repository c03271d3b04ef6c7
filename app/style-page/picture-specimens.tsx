import type { OfferedPicture } from "../../server/media/pictures/pictures.ts";
import { CardPicture } from "../lists/card-picture.tsx";
import { PictureFigure, WholeImage } from "../lists/picture-figure.tsx";
import { PictureOnRequest } from "../lists/picture-on-request.tsx";
import { CardGrid } from "../ui/card-grid.tsx";
import { RecordCard } from "../ui/record-card.tsx";
import { Section } from "../ui/section.tsx";
import styles from "./style-page.module.css";

const said = {
  alt: "Our mark",
  caption: "What the picture shows, in a sentence or two.",
  credit: "Who made it",
};
const cover = { kind: "news", subject: "picture" } as const;

/** `found` is one of the site's own pictures; null if pictures are stored elsewhere. */
export function PictureSpecimens({ found }: { found: OfferedPicture | null }) {
  if (!found) return null;
  const picture = { ...found, ...said };
  return (
    <Section heading="Pictures" lead="Whole on a page, with what is said of it; cropped on a card.">
      <div className={styles.stack}>
        <PictureFigure picture={picture}>
          <WholeImage picture={picture} alt={said.alt} room={{ width: 320, height: 320 }} />
        </PictureFigure>
        <PictureOnRequest picture={picture} alt={said.alt} name={said.alt} />
        <CardGrid>
          <RecordCard to="/style" title="A pictured card" top={<CardPicture {...{ picture, cover }} />} />
        </CardGrid>
      </div>
    </Section>
  );
}
