import { describe, expect, test } from "vitest";
import { places } from "../art/places.generated.ts";
import { findPlace } from "./find-place.ts";
import { LEAST_DISTANCE, pinsOf } from "./pins.ts";

describe("a place", () => {
  test.each([
    ["Nairobi, Kenya", "Nairobi"],
    ["nairobi", "Nairobi"],
    ["Yaounde, Cameroon", "Yaoundé"],
    ["Kenyatta Centre, Nairobi, Kenya", "Nairobi"],
  ])("is found: %s", (location, city) => {
    expect(findPlace(location)?.city).toBe(city);
  });

  test.each(["Online", "", "Tripoli, Lebanon", "Nairobi Street, Paris, France"])("is not: %s", (location) => {
    expect(findPlace(location)).toBeUndefined();
  });
});

const pinned = (locations: string[]) => pinsOf(locations.map((location) => ({ place: location, location })));

describe("pins", () => {
  test("the first event in a city has one, and what is not on the map has none", () => {
    const pins = pinned(["Nairobi, Kenya", "Online", "Nairobi, Kenya", "Dakar, Senegal"]);
    expect(pins.map((pin) => pin?.city)).toEqual(["Nairobi", undefined, undefined, "Dakar"]);
    expect(pins[0]).toMatchObject({ x: 102, y: 12, label: { anchor: "start" } });
  });

  const everywhere = places.map(({ city, country }) => `${city}, ${country}`);
  const crowds = [
    ["Accra, Ghana", "Lagos, Nigeria", "Abidjan, Côte d'Ivoire", "Lomé, Togo", "Cotonou, Benin"],
    ["Pretoria, South Africa", "Johannesburg, South Africa", "Maputo, Mozambique"],
    ...Array.from({ length: 7 }, (_, page) => everywhere.slice(page * 12, page * 12 + 12)),
  ];

  test.each(crowds)("of a page of events are far enough apart to be pressed: %s, %s …", (...locations) => {
    const pins = pinned(locations).filter((pin) => pin !== undefined);
    expect(pins).toHaveLength(locations.length);
    for (const [index, one] of pins.entries())
      for (const other of pins.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(LEAST_DISTANCE - 1);
  });

  test("names do not run over each other", () => {
    const [accra, lagos] = pinned(["Accra, Ghana", "Lagos, Nigeria"]);
    expect([accra?.label?.anchor, lagos?.label?.anchor]).not.toEqual(["start", "start"]);
  });

  test("the place is told by what was written first, and named as the page does", () => {
    const located = { place: "Kenyatta Centre, Nairobi, Kenya", location: "مركز كينياتا، نيروبي، كينيا" };
    expect(pinsOf([located])[0]?.city).toBe("نيروبي");
  });
});
