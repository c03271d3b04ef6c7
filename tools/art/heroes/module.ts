import { answer } from "./answer.ts";
import { border } from "./border.ts";
import { braid } from "./braid.ts";
import { branches } from "./branches.ts";
import { cloths } from "./cloths.ts";
import { columns } from "./columns.ts";
import { compass } from "./compass.ts";
import { HEIGHT, type Hero, WIDTH } from "./drawing.ts";
import { gathered } from "./gathered.ts";
import { horizon } from "./horizon.ts";
import { joined } from "./joined.ts";
import { knot } from "./knot.ts";
import { loom } from "./loom.ts";
import { missing } from "./missing.ts";
import { pipeline } from "./pipeline.ts";
import { row } from "./row.ts";
import { years } from "./years.ts";

export const heroes: Record<string, Hero> = {
  answer,
  border,
  braid,
  branches,
  cloths,
  columns,
  compass,
  gathered,
  horizon,
  joined,
  knot,
  loom,
  missing,
  pipeline,
  row,
  years,
};

/** The source of app/art/heroes.generated.ts, which pages import. */
export function heroesModule(): string {
  const drawings = Object.entries(heroes).map(([name, hero]) => `  ${name}: ${JSON.stringify(hero)},\n`);
  return [
    "// Drawn by tools/art/heroes.ts; do not edit.\n",
    `export const viewBox = "0 0 ${WIDTH} ${HEIGHT}";\n`,
    `export const heroes = {\n${drawings.join("")}} as const;\n`,
  ].join("");
}
