import { type SectionKind, sectionOf, subjectOf } from "../../content/kinds.ts";
import type { Neighbour } from "../../server/content/lists/position.ts";
import type { OfferedPicture } from "../../server/media/pictures/pictures.ts";
import type { ShownEvent } from "../registration/shown-event.ts";
import { useNotePictures } from "../rendering/fetched-files.ts";
import { useWords } from "../rendering/language.ts";
import { BackLink } from "../ui/back-link.tsx";
import { ForeignText } from "../ui/foreign-text.tsx";
import { Neighbours } from "../ui/neighbours.tsx";
import { Section } from "../ui/section.tsx";
import { EventSummary } from "./event-summary.tsx";
import { backToList, type ListAddress, recordAddress } from "./list-address.ts";
import { MissingRecord } from "./missing-record.tsx";
import { OpeningPicture } from "./opening-picture.tsx";
import { RecordArticle, type RecordDetails, type Written } from "./record-article.tsx";
import { RelatedRecords, type ShownRelated } from "./related-records.tsx";
import { SaveForOffline } from "./save-for-offline.tsx";
import type { SaveOffer } from "./save-offer.server.ts";

type Shown = Written & { id: string; picture: OfferedPicture | null };

type ShownNeighbour = Omit<Neighbour, "event"> & { event?: ShownEvent | undefined };

type RecordPageProps<Found> = {
  kind: SectionKind;
  /** The list that the visitor came from. */
  from: ListAddress;
  found:
    | {
        record: Found;
        neighbours: { previous: ShownNeighbour | undefined; next: ShownNeighbour | undefined };
        related: ShownRelated[];
        save: SaveOffer | undefined;
      }
    | undefined;
  failed: boolean;
  gone: boolean;
  details: (record: Found) => RecordDetails;
};

/** The page of a record, or the reason why it is missing. */
export function RecordPage<Found extends Shown>(props: RecordPageProps<Found>) {
  const { lists, sectionWords } = useWords();
  const { kind, from, found, failed, gone, details } = props;
  const { path, cover } = sectionOf(kind);
  const words = sectionWords[kind].record;
  useNotePictures(found?.record.html ?? "");
  if (!found) return <MissingRecord path={path} words={words} from={from} failed={failed} gone={gone} />;
  const { record, neighbours, related, save } = found;
  const { id, title, picture } = record;
  const linkTo = (neighbour: ShownNeighbour | undefined) =>
    neighbour && {
      title: <ForeignText lang={neighbour.language}>{neighbour.title}</ForeignText>,
      to: recordAddress(path, neighbour.id, from),
      about: neighbour.event && <EventSummary {...neighbour.event} />,
    };
  return (
    <article>
      <RecordArticle
        {...details(record)}
        record={record}
        save={save && <SaveForOffline {...save} />}
        back={<BackLink to={backToList(path, id, from)}>{words.back}</BackLink>}
        picture={
          <OpeningPicture
            picture={picture}
            cover={{ kind: cover, subject: subjectOf(kind, record), id }}
            alt={lists.pictureOf({ title })}
          />
        }
      />
      <RelatedRecords records={related} />
      <Section>
        <Neighbours
          label={words.neighbours}
          previous={linkTo(neighbours.previous)}
          next={linkTo(neighbours.next)}
          words={words}
        />
      </Section>
    </article>
  );
}
