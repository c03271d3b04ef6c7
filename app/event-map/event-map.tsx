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
  /** Events to come, in the order of their dates. */
  stops: readonly Stop[];
  /** What the list of them is called, in sight or for screen readers alone. */
  heading?: string;
  label?: string;
  /** With the arcs between the cities of the network. */
  network?: boolean;
};

/**
 * The map, and below it the list of events to come. A link of the list has its pin on the map inside it, so that both
 * are one link with one name. Which of them are seen is up to the page.
 */
export function EventMap({ stops, heading, label, network = true }: EventMapProps) {
  const pins = pinsOf(stops);
  // Home fits the first 14,600 bytes in every language without its lines. In low-data mode a request would cost more.
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

/** It lies over the whole map, so that its point has the map's own coordinates. */
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
