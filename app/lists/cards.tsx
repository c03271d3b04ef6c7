import type { ReactNode } from "react";
import { type SectionKind, sectionOf, subjectOf } from "../../content/kinds.ts";
import type { Card as CardOf } from "../../server/content/records.ts";
import { BandPatterns } from "../art/band.tsx";
import { useLanguage, useWords } from "../rendering/language.ts";
import { CardGrid } from "../ui/card-grid.tsx";
import { LocalDate } from "../ui/local-date.tsx";
import { RecordCard } from "../ui/record-card.tsx";
import { CardPicture } from "./card-picture.tsx";
import { titleWithStatus } from "./event-status.ts";
import { Highlight } from "./highlight.tsx";
import { languageName } from "./language-name.ts";
import { type ListAddress, recordAddress } from "./list-address.ts";
import { translatedColumn } from "./translated-names.ts";
import type { Pictured } from "./with-picture.ts";

/** The fields that the cards of every section share. */
export type Card = Pictured<CardOf<SectionKind>>;

type CardsProps<Item> = {
  kind: SectionKind;
  items: Item[];
  address: ListAddress;
  heading?: "h2" | "h3";
  /** The date to show, if not the date of publication. */
  date?: (item: Item) => ReactNode;
};

/** The records of a list, shown as content/ describes for their section. */
export function Cards<Item extends Card>(props: CardsProps<Item>) {
  const words = useWords();
  const page = useLanguage();
  const { kind, items, address, heading = "h2", date } = props;
  const { path, cover, card } = sectionOf(kind);
  return (
    <>
      <BandPatterns kinds={[cover]} />
      <CardGrid>
        {items.map((item) => {
          const { id, excerpt, picture, created_at, language } = item;
          const inLanguage = language === page ? undefined : languageName(language, page);
          const column = (name: string) =>
            translatedColumn(words, kind, name, (item as unknown as Record<string, string>)[name] ?? "");
          const day = date ? date(item) : <LocalDate instant={created_at} />;
          return (
            <RecordCard
              key={id}
              id={id}
              heading={heading}
              to={recordAddress(path, id, address)}
              title={<Highlight text={titleWithStatus(words, item)} q={address.q} />}
              lang={language}
              top={<CardPicture picture={picture} cover={{ kind: cover, subject: subjectOf(kind, item) }} />}
              kicker={card.kicker && <Highlight text={column(card.kicker)} q={address.q} />}
              excerpt={<Highlight text={excerpt} q={address.q} />}
              meta={
                <>
                  {card.note && `${column(card.note)}${words.lists.comma}`}
                  {day}
                  {inLanguage && (
                    <>
                      <br />
                      {words.languageWords.inLanguage({ language: inLanguage })}
                    </>
                  )}
                </>
              }
            />
          );
        })}
      </CardGrid>
    </>
  );
}
