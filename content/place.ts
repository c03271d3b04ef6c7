/** The fields of an event's place. server/content/event-place.ts writes them in the language of a page. */

export const isOnline = ({ city, country }: { city?: string; country?: string }): boolean =>
  !city && !country;

export type Coordinates = { latitude: number; longitude: number };

/** Undefined if the text is not a valid latitude and longitude. */
export function coordinatesIn(text: string): Coordinates | undefined {
  const number = /([+-]?\d{1,3}(?:\.\d{1,15})?)/.source;
  const found = new RegExp(`^\\s*${number}\\s*,\\s*${number}\\s*$`).exec(text);
  if (!found) return undefined;
  const [latitude, longitude] = [Number(found[1]), Number(found[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
