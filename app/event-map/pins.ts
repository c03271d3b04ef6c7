import { findPlace } from "./find-place.ts";
import { type Label, placeLabels } from "./label.ts";
import { spread } from "./spread.ts";

export type Pin = { city: string; x: number; y: number; label: Label | undefined };

/**
 * So far apart that a finger finds one of them, in units of the map: 24 px on the narrowest phone, 44 on a desktop.
 * Neighbouring cities stand up to a few dots beside their place.
 */
export const LEAST_DISTANCE: number = 37;

/** The pin of each location: the first in a city has one, what is not on the map has none. */
export function pinsOf(locations: readonly string[]): (Pin | undefined)[] {
  const found = locations.map(findPlace);
  const cities = spread(
    [...new Set(found)].filter((place) => place !== undefined),
    LEAST_DISTANCE,
  );
  const labels = placeLabels(cities);
  return found.map((place, index) => {
    const at = cities.findIndex(({ city, country }) => city === place?.city && country === place.country);
    const city = cities[at];
    if (!city || found.indexOf(place) !== index) return undefined;
    return { city: city.city, x: city.x, y: city.y, label: labels[at] };
  });
}
