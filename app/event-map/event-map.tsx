import type { ReactNode } from "react";
import { AfricaMap, mapFile } from "../art/africa-map.tsx";
import { hub, viewBox } from "../art/map.generated.ts";
import { useFetchedFiles } from "../rendering/fetched-files.ts";
import { useLowData } from "../rendering/root-data.ts";
import { Link } from "../ui/link.tsx";
import styles from "./event-map.module.css";
import { type Located, type Pin, pinsOf } from "./pins.ts";

type Stop = Located & {
  id: string;
  to: string;
  /** The text of its link. */
  name: ReactNode;
  /** What follows the link. */
  about?: ReactNode;
};

type EventMapProps = {
  /** Upcoming events, by date. */
  stops: readonly Stop[];
  /** The name of the list: visible, or for screen readers only. */
  heading?: string;
  label?: string;
  /** Draws a line from the organisation's city to each event, which this text explains. */
  lines?: string;
  /** Shown instead of the map. */
  instead?: ReactNode;
};

/**
 * The map, and below it a list of upcoming events. The pin of an event is inside its link in the list, so that both are
 * one link with one name. The page decides which of them are visible.
 */
export function EventMap({ stops, heading, label, lines, instead }: EventMapProps) {
  const pins = instead ? [] : pinsOf(stops);
  const arcs = lines ? pins.map(lineTo).join("") : "";
  // From a file, to keep pages small. In low-data mode inline, because a request would cost more.
  const fromFile = !useLowData();
  const { files } = useFetchedFiles();
  if (fromFile && !instead) files.add(mapFile);
  return (
    <div className={styles.map}>
      {instead || <AfricaMap lines={arcs} hasHub={lines !== undefined} fromFile={fromFile} />}
      {heading && stops.length > 0 && (
        <div className={styles.head}>
          <h2>{heading}</h2>
          {arcs && <p className={styles.key}>{lines}</p>}
        </div>
      )}
      {stops.length > 0 && (
        <ul aria-label={label}>
          {stops.map(({ id, to, name, about }, index) => (
            <li key={id}>
              <Link to={to}>
                <MapPin pin={pins[index]} />
                {name}
              </Link>
              {about}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A curve from the hub, which bends to the left seen from there; none to the hub itself. */
function lineTo(pin: Pin | undefined): string {
  if (!pin) return "";
  const [x, y] = [pin.x - hub.x, pin.y - hub.y];
  if (Math.hypot(x, y) < 20) return "";
  const rounded = [x / 2 + y / 5, y / 2 - x / 5, x, y].map(Math.round);
  return `M${hub.x} ${hub.y}q${rounded.join(" ")}`;
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
