import { EventMap } from "../../event-map/event-map.tsx";
import { pinsOf } from "../../event-map/pins.ts";
import { type ListAddress, recordAddress } from "../../lists/list-address.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { ownWords } from "../../words/en/sections.ts";
import styles from "./events.module.css";

type Listed = { id: string; title: string; location: string; past: boolean };
type ListedEventsMapProps = { address: ListAddress; list: { items: Listed[] } | undefined };

const words = ownWords.events;

/** The map with what the list below it shows: the events to come of this page of this search. */
export function ListedEventsMap({ address, list }: ListedEventsMapProps) {
  const upcoming = list?.items.filter(({ past }) => !past) ?? [];
  const pins = pinsOf(upcoming.map(({ location }) => location));
  // The next event of each city: its pin is all that is seen of a link here.
  const marked = upcoming.filter((_, index) => pins[index]);
  const stops = marked.map(({ id, title, location }) => ({
    id,
    location,
    to: recordAddress("/events", id, address),
    name: <VisuallyHidden>{words.onMap(title, location)}</VisuallyHidden>,
  }));
  return (
    <div className={styles.map} data-marked={stops.length > 0 || undefined}>
      <EventMap network={false} label={words.map} stops={stops} />
    </div>
  );
}
