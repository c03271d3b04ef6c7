import { coordinatesIn } from "../../content/place.ts";
import { viewBox } from "../art/map.generated.ts";

type Point = { x: number; y: number };

const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** The projection of tools/art/projection.ts, which draws the map. */
const [scale, middleLongitude, middleLatitude] = [312, 18, radians(1)];

/** The position of coordinates on the map; undefined outside it. */
export function pointOnMap(coordinates: string): Point | undefined {
  const place = coordinatesIn(coordinates);
  if (!place) return undefined;
  const latitude = radians(place.latitude);
  const east = radians(place.longitude - middleLongitude);
  const [sin, cos] = [Math.sin(latitude), Math.cos(latitude)];
  const [sinMiddle, cosMiddle] = [Math.sin(middleLatitude), Math.cos(middleLatitude)];
  const nearness = sinMiddle * sin + cosMiddle * cos * Math.cos(east);
  // The other side of the globe.
  if (nearness <= 0) return undefined;
  const stretch = scale * Math.sqrt(2 / (1 + nearness));
  const x = Math.round(stretch * cos * Math.sin(east));
  const y = Math.round(stretch * (sinMiddle * cos * Math.cos(east) - cosMiddle * sin));
  return x >= left && x <= left + width && y >= top && y <= top + height ? { x, y } : undefined;
}
