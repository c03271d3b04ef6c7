import { createRequire } from "node:module";
import type { Feature, MultiPolygon, Polygon } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { AFRICAN_COUNTRIES } from "./african-countries.ts";

type Country = Feature<Polygon | MultiPolygon, { name: string }>;
type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;

const atlas: Atlas = createRequire(import.meta.url)("world-atlas/countries-50m.json");

/** The outlines of each country's mainland and islands, by country code. */
export function africanLand(): Map<string, Polygon[]> {
  const land = new Map<string, Polygon[]>([...AFRICAN_COUNTRIES.keys()].map((code) => [code, []]));
  for (const country of feature(atlas, atlas.objects.countries).features as Country[]) {
    land.get(codeOf(country))?.push(...partsOf(country));
  }
  return land;
}

// Natural Earth draws Somaliland separately from Somalia, without a code.
function codeOf(country: Country): string {
  return country.properties.name === "Somaliland" ? "706" : String(country.id);
}

function partsOf({ geometry }: Country): Polygon[] {
  if (geometry.type === "Polygon") return [geometry];
  return geometry.coordinates.map((coordinates) => ({ type: "Polygon", coordinates }));
}
