/** What the fields of a place say by themselves. In the words of a language: server/content/event-place.ts. */

/** Held at no place. */
export const isOnline = ({ city, country }: { city?: string; country?: string }): boolean =>
  !city && !country;

export type Coordinates = { latitude: number; longitude: number };

/** Undefined for what is no point of the globe. */
export function coordinatesIn(text: string): Coordinates | undefined {
  const number = /([+-]?\d{1,3}(?:\.\d{1,15})?)/.source;
  const found = new RegExp(`^\\s*${number}\\s*,\\s*${number}\\s*$`).exec(text);
  if (!found) return undefined;
  const [latitude, longitude] = [Number(found[1]), Number(found[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
