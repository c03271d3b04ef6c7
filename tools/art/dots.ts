import { geoBounds, geoCentroid, geoContains } from "d3-geo";
import type { Polygon } from "geojson";
import { africanLand } from "./land.ts";
import { type Place, type Point, project, unproject } from "./projection.ts";

// Eight by seven makes a hexagonal grid in whole numbers (seven eighths for √3/2).
export const DOT_STEP: number = 8;
const ROW_STEP = 7;
const GRID_REACH = 40;

/** The dots of each row from north to south: y, and every x from west to east. */
export type DotRows = Map<number, number[]>;

/** Every grid point on African land; the grid is aligned so that `origin` is one of its points. */
export function africanDots(origin: Point): DotRows {
  const rows = new Map<number, Set<number>>();
  const add = ([x, y]: Point) => rows.set(y, (rows.get(y) ?? new Set()).add(x));
  const grid = gridAround(origin).map((point) => ({ point, place: unproject(point) }));

  for (const parts of africanLand().values()) {
    const onLand = parts.flatMap((part) => within(part, grid));
    // A country too small for the grid still gets the nearest dot to each of its parts.
    const dots = onLand.length > 0 ? onLand : parts.map((part) => nearestDot(origin, geoCentroid(part)));
    dots.forEach(add);
  }
  return new Map([...rows].sort(([a], [b]) => a - b).map(([y, xs]) => [y, [...xs].sort((a, b) => a - b)]));
}

function within(part: Polygon, grid: { point: Point; place: Place }[]): Point[] {
  const [[west, south], [east, north]] = geoBounds(part);
  return grid
    .filter(({ place: [longitude, latitude] }) => {
      const inBounds = longitude >= west && longitude <= east && latitude >= south && latitude <= north;
      return inBounds && geoContains(part, [longitude, latitude]);
    })
    .map(({ point }) => point);
}

const rowShift = (row: number) => (row % 2 ? DOT_STEP / 2 : 0);

function gridPoint([x, y]: Point, row: number, column: number): Point {
  return [x + column * DOT_STEP + rowShift(row), y + row * ROW_STEP];
}

function gridAround(origin: Point): Point[] {
  const reach = Array.from({ length: 2 * GRID_REACH + 1 }, (_, index) => index - GRID_REACH);
  return reach.flatMap((row) => reach.map((column) => gridPoint(origin, row, column)));
}

function nearestDot(origin: Point, place: Place): Point {
  const [x, y] = project(place);
  const row = Math.round((y - origin[1]) / ROW_STEP);
  return gridPoint(origin, row, Math.round((x - origin[0] - rowShift(row)) / DOT_STEP));
}
