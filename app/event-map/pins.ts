import { fold } from "../../server/content/search/fold.ts";
import { type Label, placeLabels } from "./place-labels.ts";
import { pointOnMap } from "./point-on-map.ts";
import { spreadPoints } from "./spread-points.ts";

export type Pin = {
  /** In the page's language. */
  city: string;
  x: number;
  y: number;
  label: Label | undefined;
};

/**
 * Far enough for a finger to hit one pin, in units of the map: 24 px on the narrowest phone, 44 px on a desktop.
 * Neighbouring cities are moved by up to a few dots for it.
 */
export const MIN_DISTANCE: number = 37;

/** The place of an event, named in the page's language. Only its coordinates decide its position on the map. */
export type Located = { city: string; country: string; coordinates: string };

/** The pin of each stop. Only the first stop in a city has one; places off the map have none. */
export function pinsOf(stops: readonly Located[]): (Pin | undefined)[] {
  const seen = new Set<string>();
  const marked = stops.flatMap((stop, index) => {
    const point = pointOnMap(stop.coordinates);
    if (!point || seen.has(keyOf(stop))) return [];
    seen.add(keyOf(stop));
    return [{ index, city: stop.city, ...point }];
  });
  const pins = spreadPoints(marked, MIN_DISTANCE);
  const labels = placeLabels(pins);
  return stops.map((_, index) => {
    const at = pins.findIndex((pin) => pin.index === index);
    const pin = pins[at];
    return pin && { city: pin.city, x: pin.x, y: pin.y, label: labels[at] };
  });
}

/** Two venues in one city share a pin; Brazzaville and Kinshasa, which share a dot of the map, do not. */
const keyOf = ({ city, country, coordinates }: Located) => (city ? `${country} ${fold(city)}` : coordinates);
