import { EventMap } from "../../event-map/event-map.tsx";
import { type Located, pinsOf } from "../../event-map/pins.ts";
import { type ListAddress, recordAddress } from "../../lists/list-address.ts";
import { useWords } from "../../rendering/language.ts";
import { ForeignText } from "../../ui/foreign-text.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./events.module.css";

type Listed = Located & {
  id: string;
  title: string;
  location: string;
  language: string;
  past: boolean;
  status: string;
};

/** The next event of each city on the map, without cancelled and postponed ones. On the map only its pin is visible. */
export function markedEvents<Event extends Listed>(events: readonly Event[]): Event[] {
  const upcoming = events.filter(({ past, status }) => !past && !status);
  const pins = pinsOf(upcoming);
  return upcoming.filter((_, index) => pins[index]);
}

/** The map of the upcoming events on this page of the list. */
export function ListedEventsMap({ events, address }: { events: Listed[]; address: ListAddress }) {
  const { events: words } = useWords().ownWords;
  return (
    <div className={styles.map}>
      <EventMap
        label={words.map}
        stops={events.map((event) => ({
          ...event,
          to: recordAddress("/events", event.id, address),
          name: (
            <VisuallyHidden>
              <ForeignText lang={event.language}>{words.onMap(event)}</ForeignText>
            </VisuallyHidden>
          ),
        }))}
      />
    </div>
  );
}
