/** Draws Africa as dots and arcs into app/art/: `node tools/art/map.ts`. */
import { writeFile } from "node:fs/promises";
import { CITIES, type City, HUB, LINKS } from "./cities.ts";
import { africanDots, DOT_STEP, type DotRows } from "./dots.ts";
import { controlPoint, type Point, project } from "./projection.ts";

const MARGIN = 6;

const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
const pointOf = (city: City) => rounded(project(CITIES[city]));
// A minus sign separates numbers as well as a space does.
const join = (...numbers: number[]) => numbers.join(" ").replaceAll(" -", "-");

/**
 * A run of neighbouring dots is one dashed line whose dashes are the dots. Each starts relative to the end of the
 * previous one, because the steps between rows repeat and so compress better than absolute positions.
 */
function dotsPath(rows: DotRows): string {
  const path: string[] = [];
  let pen = { x: 0, y: 0 };
  for (const [y, xs] of rows) {
    let start = xs[0] ?? 0;
    xs.forEach((x, index) => {
      if (xs[index + 1] === x + DOT_STEP) return;
      // One unit beyond the last dot, so that rounding never loses it.
      path.push(`m${join(start - pen.x, y - pen.y)}h${x - start + 1}`);
      pen = { x: x + 1, y };
      start = xs[index + 1] ?? x;
    });
  }
  return path.join("");
}

function arcPath(from: City, to: City): string {
  const [x, y] = pointOf(from);
  const [controlX, controlY] = rounded(controlPoint(CITIES[from], CITIES[to]));
  const [endX, endY] = pointOf(to);
  return `M${join(x, y)}q${join(controlX - x, controlY - y, endX - x, endY - y)}`;
}

function viewBoxAround(rows: DotRows): string {
  const ys = [...rows.keys()];
  const xs = [...rows.values()].flat();
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - 2 * MARGIN];
  return [left, top, Math.max(...xs) + MARGIN - left, Math.max(...ys) + MARGIN - top].join(" ");
}

const rows = africanDots(pointOf(HUB));
const cities = Object.keys(CITIES).map((name) => {
  const [x, y] = pointOf(name as City);
  return { name, x, y };
});
const [hub = { name: HUB, x: 0, y: 0 }] = cities;

const contents = {
  viewBox: viewBoxAround(rows),
  dotStep: DOT_STEP,
  dots: dotsPath(rows),
  arcs: LINKS.map(([from, to]) => arcPath(from, to)),
  cityDots: cities.map(({ x, y }) => `M${join(x, y)}h0`).join(""),
  hub,
  cities,
};
const source = Object.entries(contents).map(
  ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
);
const target = (name: string) => new URL(`../../app/art/${name}`, import.meta.url);
await writeFile(
  target("map.generated.ts"),
  `// Drawn by tools/art/map.ts; do not edit.\n${source.join("\n")}\n`,
);
const drawing = [`<path id="land" d="${contents.dots}"/>`];
await writeFile(target("map.svg"), `<svg xmlns="http://www.w3.org/2000/svg">${drawing.join("")}</svg>\n`);
console.log(`${[...rows.values()].flat().length} dots, ${LINKS.length} arcs, ${cities.length} cities`);
