import { geoAzimuthalEqualArea, geoInterpolate } from "d3-geo";

export type Place = readonly [longitude: number, latitude: number];
export type Point = readonly [x: number, y: number];

// Equal area, so that no country looks larger than it is. The scale gives Africa about 1,300 dots.
const projection = geoAzimuthalEqualArea().rotate([-18, -1]).scale(312).translate([0, 0]);

// How far an arc bows from its great circle, as a share of the distance: enough to look like a flight.
const BOW = 0.1;

export function project(place: Place): Point {
  const point = projection([...place]);
  if (!point) throw new Error(`No point on the map for ${place}`);
  return point;
}

export function unproject(point: Point): Place {
  const place = projection.invert?.([...point]);
  if (!place) throw new Error(`No place on the globe for ${point}`);
  return place;
}

/** The control point of a quadratic curve along the great circle, bowed to the left of its direction. */
export function controlPoint(from: Place, to: Place): Point {
  const [startX, startY] = project(from);
  const [endX, endY] = project(to);
  const [middleX, middleY] = project(geoInterpolate([...from], [...to])(0.5));
  const topX = middleX + (endY - startY) * BOW;
  const topY = middleY - (endX - startX) * BOW;
  return [2 * topX - (startX + endX) / 2, 2 * topY - (startY + endY) / 2];
}
