import type { EventCard as Shown } from "../../../server/content/events.ts";
import { Picture } from "../../lists/picture.tsx";
import type { Pictured } from "../../lists/with-picture.ts";
import { LocalDate } from "../../ui/local-date.tsx";
import { RecordCard } from "../../ui/record-card.tsx";

type EventCardProps = { event: Pictured<Shown>; to: string };

export function EventCard({ event, to }: EventCardProps) {
  const { id, name, location, event_date, time_zone, excerpt, picture } = event;
  return (
    <RecordCard
      id={id}
      to={to}
      title={name}
      picture={<Picture kind="event" id={id} picture={picture} />}
      kicker={location}
      excerpt={excerpt}
      meta={<LocalDate instant={event_date} timeZone={time_zone} form="date-time" />}
    />
  );
}
