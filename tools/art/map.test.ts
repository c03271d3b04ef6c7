import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { arcs, cities, cityDots, dotStep, dots, hub } from "../../app/art/map.generated.ts";
import { pointOnMap } from "../../app/event-map/point-on-map.ts";
import { africanCountries } from "../../content/countries.ts";
import { cities as knownCities } from "../../server/content/cities.ts";
import { AFRICAN_COUNTRIES } from "./african-countries.ts";
import { CITIES, LINKS } from "./cities.ts";
import { type Place, project } from "./projection.ts";

const pen = { x: 0, y: 0 };
const points = [...dots.matchAll(/m(-?\d+) ?(-?\d+)h(\d+)/g)].flatMap(([, x, y, length]) => {
  const start = pen.x + Number(x);
  pen.x = start + Number(length);
  pen.y += Number(y);
  return Array.from({ length: Math.floor(Number(length) / dotStep) + 1 }, (_, index) => [
    start + index * dotStep,
    pen.y,
  ]);
});

function distanceToDot(place: Place): number {
  const [placeX, placeY] = project(place);
  return Math.min(...points.map(([x = 0, y = 0]) => Math.hypot(x - placeX, y - placeY)));
}

const ISLANDS: Record<string, Place> = {
  "Cabo Verde": [-23.6, 15.1],
  Comoros: [43.3, -11.7],
  Madagascar: [46.9, -19.4],
  Mauritius: [57.6, -20.3],
  "São Tomé and Príncipe": [6.6, 0.2],
  Seychelles: [55.5, -4.7],
};
const NOT_AFRICA: Record<string, Place> = {
  Sicily: [14.2, 37.5],
  Crete: [24.9, 35.2],
  Yemen: [46, 16],
  "Prince Edward Islands": [37.8, -46.9],
};

describe("the map", () => {
  it("counts 54 countries and Western Sahara", () => {
    expect(AFRICAN_COUNTRIES.size).toBe(55);
  });

  it("is about 1,300 dots", () => {
    expect(points.length).toBeGreaterThan(1250);
    expect(points.length).toBeLessThan(1350);
  });

  it.each(Object.entries(ISLANDS))("has a dot for %s", (_name, place) => {
    expect(distanceToDot(place)).toBeLessThan(dotStep);
  });

  it.each(Object.entries(NOT_AFRICA))("has no dot for %s", (_name, place) => {
    expect(distanceToDot(place)).toBeGreaterThan(dotStep);
  });

  it("draws every arc from one city to another", () => {
    const places = new Set(cities.map(({ x, y }) => `${x},${y}`));
    expect(arcs).toHaveLength(LINKS.length);
    for (const arc of arcs) {
      const [x = 0, y = 0, , , endX = 0, endY = 0] = (arc.match(/-?\d+/g) ?? []).map(Number);
      expect(places).toContain(`${x},${y}`);
      expect(places).toContain(`${x + endX},${y + endY}`);
    }
  });

  it("connects every city to the hub", () => {
    const reached = new Set<string>([hub.name]);
    for (let round = 0; round < cities.length; round++) {
      for (const [from, to] of LINKS) {
        if (reached.has(from) || reached.has(to)) reached.add(from).add(to);
      }
    }
    expect(reached.size).toBe(cities.length);
  });

  it("knows a city for events in every country, and the network's cities at the same places", () => {
    const countries = [...new Set(knownCities.map(({ country }) => country))];
    expect(countries.sort()).toEqual([...AFRICAN_COUNTRIES.values()].sort());
    expect([...africanCountries].sort()).toEqual(countries);
    const known = new Map(
      knownCities.map(({ name, longitude, latitude }): [string, Place] => [name, [longitude, latitude]]),
    );
    for (const [city, place] of Object.entries(CITIES))
      expect(known.get(city.replace("'", "’")), city).toEqual(place);
  });

  it("has a dot near every known city, and marks events at the projected place", () => {
    for (const { name, longitude, latitude } of knownCities) {
      const place: Place = [longitude, latitude];
      const [x, y] = project(place);
      const point = pointOnMap(`${latitude}, ${longitude}`);
      expect(Math.hypot((point?.x ?? 0) - x, (point?.y ?? 0) - y), name).toBeLessThan(1);
      expect(distanceToDot(place), name).toBeLessThan(2 * dotStep);
    }
  });

  it("costs a visitor less than 1.5 KB", () => {
    expect(brotliCompressSync(dots + arcs.join("") + cityDots).length).toBeLessThan(1500);
  });
});
