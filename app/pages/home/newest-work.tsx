import type { PageWords } from "../../../content/pages/index.ts";
import type { OfferedPicture } from "../../../server/media/pictures/pictures.ts";
import { Carousel } from "../../islands/carousel/carousel.tsx";
import { CardPicture } from "../../lists/card-picture.tsx";
import { translatedName } from "../../lists/translated-names.ts";
import { TryAgain } from "../../lists/try-again.tsx";
import { useWords } from "../../rendering/language.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Link } from "../../ui/link.tsx";
import { RecordCard } from "../../ui/record-card.tsx";
import { Section } from "../../ui/section.tsx";
import { updatesId } from "./latest-updates.tsx";

export type WorkCard = {
  id: string;
  title: string;
  category: string;
  excerpt: string;
  language: string;
  picture: OfferedPicture | null;
};

type NewestWorkProps = {
  words: PageWords<"home">["work"];
  /** Undefined if they could not be read. */
  work: WorkCard[] | undefined;
};

export function NewestWork({ words, work }: NewestWorkProps) {
  const { newestWork, ownWords } = useWords();
  return (
    <Section heading={words.heading} aside={<Link to="/our-work">{words.all}</Link>} deferred>
      {work?.length ? (
        <Carousel
          label={newestWork.row}
          skip={{ to: `#${updatesId}`, label: newestWork.skip }}
          previous={newestWork.previous}
          next={newestWork.next}
        >
          {work.map(({ id, title, category, excerpt, language, picture }) => (
            <li key={id}>
              <RecordCard
                to={`/our-work/${encodeURIComponent(id)}`}
                title={title}
                lang={language}
                top={<CardPicture picture={picture} cover={{ kind: "work", subject: category }} />}
                kicker={translatedName(ownWords.our_work.categoryNames, category)}
                excerpt={excerpt}
              />
            </li>
          ))}
        </Carousel>
      ) : (
        <EmptyState text={words.empty}>
          <p>{words.comeBack}</p>
          {!work && <TryAgain />}
        </EmptyState>
      )}
    </Section>
  );
}
