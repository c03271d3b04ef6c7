import { describe, expect, test } from "vitest";
import { cities } from "../../server/content/cities.ts";
import { MIN_DISTANCE, pinsOf } from "./pins.ts";
import { pointOnMap } from "./point-on-map.ts";

describe("a point on the map", () => {
  test("is found by coordinates", () => {
    expect(pointOnMap("-1.29, 36.82")).toEqual({ x: 102, y: 12 });
    expect(pointOnMap("1, 18")).toEqual({ x: 0, y: 0 });
  });

  test.each([
    ["", "none"],
    ["Nairobi", "a name"],
    ["48.86, 2.35", "Paris"],
    ["-1, -162", "the other side of the globe"],
    ["91, 18", "no latitude"],
  ])("is undefined for %s: %s", (coordinates) => {
    expect(pointOnMap(coordinates)).toBeUndefined();
  });
});

const at = (name: string, shown = name) => {
  const { country = "", latitude, longitude } = cities.find((city) => city.name === name) ?? {};
  return { city: shown, country, coordinates: `${latitude}, ${longitude}` };
};
const online = { city: "", country: "", coordinates: "" };

describe("pins", () => {
  test("only the first event in a city has one, and places off the map have none", () => {
    const pins = pinsOf([at("Nairobi"), online, at("Nairobi"), at("Dakar")]);
    expect(pins.map((pin) => pin?.city)).toEqual(["Nairobi", undefined, undefined, "Dakar"]);
    expect(pins[0]).toMatchObject({ x: 102, y: 12, label: { anchor: "start" } });
  });

  test("two venues in one city share one", () => {
    const pins = pinsOf([at("Nairobi"), { city: "Nairobi", country: "KE", coordinates: "-1.32, 36.9" }]);
    expect(pins.map((pin) => pin?.city)).toEqual(["Nairobi", undefined]);
  });

  test("an event without coordinates leaves the pin to the next event in its city", () => {
    const pins = pinsOf([{ ...at("Nairobi"), coordinates: "" }, at("Nairobi")]);
    expect(pins.map((pin) => pin?.city)).toEqual([undefined, "Nairobi"]);
  });

  test("coordinates decide the position, the page decides the name", () => {
    expect(pinsOf([at("Nairobi", "نيروبي")])[0]).toMatchObject({ city: "نيروبي", x: 102, y: 12 });
  });

  const crowds = [
    ["Accra", "Lagos", "Abidjan", "Lomé", "Cotonou", "Porto-Novo"],
    ["Pretoria", "Johannesburg", "Maputo"],
    ["Kinshasa", "Brazzaville"],
    ...Array.from({ length: 7 }, (_, page) =>
      cities.slice(page * 12, page * 12 + 12).map(({ name }) => name),
    ),
  ];

  test.each(crowds)("on a page of events are far enough apart to press: %s, %s …", (...names) => {
    const pins = pinsOf(names.map((name) => at(name))).filter((pin) => pin !== undefined);
    expect(pins).toHaveLength(names.length);
    for (const [index, one] of pins.entries())
      for (const other of pins.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(MIN_DISTANCE - 1);
  });

  test("names do not overlap", () => {
    const [accra, lagos] = pinsOf([at("Accra"), at("Lagos")]);
    expect([accra?.label?.anchor, lagos?.label?.anchor]).not.toEqual(["start", "start"]);
  });
});
