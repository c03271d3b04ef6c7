import { EventMap } from "../../event-map/event-map.tsx";
import { findPlace } from "../../event-map/find-place.ts";
import { type ListAddress, recordAddress } from "../../lists/list-address.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { ownWords } from "../../words/en/sections.ts";
import styles from "./events.module.css";

type Listed = { id: string; title: string; location: string; past: boolean };
type ListedEventsMapProps = { address: ListAddress; list: { items: Listed[] } | undefined };

const words = ownWords.events;

/** The map with what the list below it shows: the events to come of this page of this search. */
export function ListedEventsMap({ address, list }: ListedEventsMapProps) {
  const events = list?.items.filter(({ past, location }) => !past && findPlace(location)) ?? [];
  const stops = events.map(({ id, title, location }) => ({
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
