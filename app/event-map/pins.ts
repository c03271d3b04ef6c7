import { findPlace } from "./find-place.ts";
import { type Label, placeLabels } from "./label.ts";
import { spread } from "./spread.ts";

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
export const LEAST_DISTANCE: number = 37;

/**
 * Where something takes place: as it was written first, which tells the place on the map, and in the language of the
 * page, which names it.
 */
export type Located = { place: string; location: string };

/** The pin of each location: the first in a city has one, what is not on the map has none. */
export function pinsOf(stops: readonly Located[]): (Pin | undefined)[] {
  const found = stops.map(({ place }) => findPlace(place));
  const cities = spread(
    [...new Set(found)].filter((place) => place !== undefined),
    LEAST_DISTANCE,
  ).map((place) => ({
    ...place,
    name: nameOf(place, stops[found.findIndex((other) => isSame(place, other))]),
  }));
  const labels = placeLabels(cities.map((place) => ({ ...place, city: place.name })));
  return found.map((place, index) => {
    const at = cities.findIndex((city) => isSame(city, place));
    const city = cities[at];
    if (!city || found.indexOf(place) !== index) return undefined;
    return { city: city.name, x: city.x, y: city.y, label: labels[at] };
  });
}

type City = { city: string; country: string };

const isSame = (one: City, other: City | undefined) =>
  one.city === other?.city && one.country === other.country;

const comma = /[,،፣]/;

/** As the page calls it: in a translation it stands behind as many commas as in the original. */
function nameOf({ city }: City, stop: Located | undefined): string {
  if (!stop || stop.location === stop.place) return city;
  const at = stop.place.split(comma).findIndex((part) => part.trim() === city);
  return stop.location.split(comma)[Math.max(0, at)]?.trim() ?? city;
}
