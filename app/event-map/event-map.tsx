import type { ReactNode } from "react";
import { AfricaMap, mapFile } from "../art/africa-map.tsx";
import { viewBox } from "../art/map.generated.ts";
import { useFetchedFiles } from "../rendering/fetched-files.ts";
import { useLowData } from "../rendering/root-data.ts";
import { Link } from "../ui/link.tsx";
import styles from "./event-map.module.css";
import { type Located, type Pin, pinsOf } from "./pins.ts";

type Stop = Located & { id: string; to: string; name: ReactNode };

type EventMapProps = {
  /** Upcoming events, by date. */
  stops: readonly Stop[];
  /** The name of the list: visible, or for screen readers only. */
  heading?: string;
  label?: string;
  /** Whether to draw the arcs between the cities of the network. */
  network?: boolean;
};

/**
 * The map, and below it a list of upcoming events. The pin of an event is inside its link in the list, so that both are
 * one link with one name. The page decides which of them are visible.
 */
export function EventMap({ stops, heading, label, network = true }: EventMapProps) {
  const pins = pinsOf(stops);
  // Without the lines of the map, Home fits into the first 14,600 bytes in every language. In low-data mode they are
  // inline, because a request would cost more.
  const fromFile = !useLowData();
  const { files } = useFetchedFiles();
  if (fromFile) files.add(mapFile);
  return (
    <div className={styles.map}>
      <AfricaMap network={network} fromFile={fromFile} />
      {heading && stops.length > 0 && <h2>{heading}</h2>}
      {stops.length > 0 && (
        <ul aria-label={label}>
          {stops.map(({ id, to, name }, index) => (
            <li key={id}>
              <Link to={to}>
                <MapPin pin={pins[index]} />
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Covers the whole map, so that its point can use the map's coordinates. */
function MapPin({ pin }: { pin: Pin | undefined }) {
  if (!pin) return null;
  const { city, x, y, label } = pin;
  return (
    <svg viewBox={viewBox} aria-hidden="true">
      <circle cx={x} cy={y} r="6" />
      {label && (
        <text x={label.x} y={label.y} textAnchor={label.anchor === "start" ? undefined : label.anchor}>
          {city}
        </text>
      )}
    </svg>
  );
}
