import { fold } from "../../server/search/fold.ts";
import { places } from "../art/places.generated.ts";

export type Place = (typeof places)[number];

const known = places.map((place) => ({ place, city: fold(place.city), country: fold(place.country) }));

/**
 * Where "Nairobi, Kenya" is on the map, also with the name of a house before it. A country that is named must be the
 * right one: there is a Tripoli in Lebanon. What is not found is in the list only.
 */
export function findPlace(location: string): Place | undefined {
  const parts = location.split(",").map(fold);
  return known.find(
    ({ city, country }) => parts.includes(city) && (parts.length === 1 || parts.includes(country)),
  )?.place;
}
