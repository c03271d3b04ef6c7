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

/**
 * Of the events of a list that are held as planned, the next one of each city on the map: its pin is all that is seen
 * of its link there.
 */
export function markedEvents<Event extends Listed>(events: readonly Event[]): Event[] {
  const upcoming = events.filter(({ past, status }) => !past && !status);
  const pins = pinsOf(upcoming);
  return upcoming.filter((_, index) => pins[index]);
}

/** The map with what the list below it shows: the events to come of this page of this search. */
export function ListedEventsMap({ events, address }: { events: Listed[]; address: ListAddress }) {
  const { events: words } = useWords().ownWords;
  return (
    <div className={styles.map}>
      <EventMap
        network={false}
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
