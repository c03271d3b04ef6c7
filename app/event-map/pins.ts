import { fold } from "../../server/content/search/fold.ts";
import { type Label, placeLabels } from "./place-labels.ts";
import { pointOnMap } from "./point-on-map.ts";
import { spread } from "./spread-points.ts";

export type Pin = {
  /** As the page calls it. */ city: string;
  x: number;
  y: number;
  label: Label | undefined;
};

/**
 * So far apart that a finger finds one of them, in units of the map: 24 px on the narrowest phone, 44 on a desktop.
 * Neighbouring cities stand up to a few dots beside their place.
 */
export const MIN_DISTANCE: number = 37;

/** Where something takes place, as the page calls it. Its coordinates alone decide where it is on the map. */
export type Located = { city: string; country: string; coordinates: string };

/** The pin of each stop: the first in a city has one, what is not on the map has none. */
export function pinsOf(stops: readonly Located[]): (Pin | undefined)[] {
  const seen = new Set<string>();
  const marked = stops.flatMap((stop, index) => {
    const point = pointOnMap(stop.coordinates);
    if (!point || seen.has(keyOf(stop))) return [];
    seen.add(keyOf(stop));
    return [{ index, city: stop.city, ...point }];
  });
  const pins = spread(marked, MIN_DISTANCE);
  const labels = placeLabels(pins);
  return stops.map((_, index) => {
    const at = pins.findIndex((pin) => pin.index === index);
    const pin = pins[at];
    return pin && { city: pin.city, x: pin.x, y: pin.y, label: labels[at] };
  });
}

/** Two houses in one city are one place on the map; Brazzaville and Kinshasa are two, though they have the same dot. */
const keyOf = ({ city, country, coordinates }: Located) => (city ? `${country} ${fold(city)}` : coordinates);
