import { arcs, cities, cityDots, dotStep, dots, hub } from "../../app/art/map.generated.ts";
import { PALETTE } from "../../app/art/palette.ts";
import { distanceOf, type Leg, legs } from "./waves.ts";

export const WIDTH: number = 1280;
export const HEIGHT: number = 720;
export const SECONDS: number = 9;

// The map is right of the centre, because the page's title is on the left.
const PLACE = `translate(${WIDTH * 0.67} ${HEIGHT * 0.51})scale(1.66)`;
const UNITS_PER_SECOND = 105;
const TAIL = 48;
const TAIL_PIECES = 10;
// One wave leaves the hub at the start; another has returned by this time, so nothing moves when the loop closes.
const GATHERED_AT = 7.6;
const GLOW_SECONDS = 1.2;
const RIPPLE_REACH = 560;

const { ground, gold, teal, dot } = PALETTE.dark;
const within = (value: number) => Math.min(1, Math.max(0, value));

function pointOn({ start, control, end }: Leg, share: number): string {
  const rest = 1 - share;
  const at = (axis: 0 | 1) =>
    rest ** 2 * start[axis] + 2 * rest * share * control[axis] + share ** 2 * end[axis];
  return `${at(0).toFixed(2)} ${at(1).toFixed(2)}`;
}

/** A spark `front` units from the hub, with a tail that fades behind it. */
function spark(leg: Leg, front: number, direction: 1 | -1): string {
  const shareAt = (distance: number) => within((distance - leg.from) / leg.length);
  const pieces = Array.from({ length: TAIL_PIECES }, (_, piece) => {
    const behind = (parts: number) => shareAt(front - (direction * TAIL * parts) / TAIL_PIECES);
    const [near, far] = [behind(piece), behind(piece + 1)];
    const strength = (1 - piece / TAIL_PIECES) ** 1.6;
    const line = `M${pointOn(leg, far)}L${pointOn(leg, near)}`;
    return near === far
      ? ""
      : `<path d="${line}" stroke-width="${1.2 + 2 * strength}" opacity="${strength}"/>`;
  });
  return pieces.reverse().join("");
}

/** 0 before the event, 1 at the event, then fading. */
const glow = (since: number) => (since < 0 ? 0 : within(1 - since / GLOW_SECONDS) ** 2);

function cityGlow({ x, y }: { x: number; y: number }, time: number): string {
  const travel = distanceOf([x, y]) / UNITS_PER_SECOND;
  const strength = within(glow(time - travel) + glow(time - (GATHERED_AT - travel)));
  return strength === 0
    ? ""
    : `<circle cx="${x}" cy="${y}" r="${5 + 9 * (1 - strength)}" opacity="${strength}"/>`;
}

/** The dots light up in a ring that widens from the hub. */
function ripple(front: number): string {
  const stops = [-90, -12, 12].map((offset) => within((front + offset) / RIPPLE_REACH));
  const colours = [dot, teal, dot];
  const marks = stops.map((stop, index) => `<stop offset="${stop}" stop-color="${colours[index]}"/>`);
  return `<radialGradient id="ripple" gradientUnits="userSpaceOnUse" cx="${hub.x}" cy="${hub.y}" r="${RIPPLE_REACH}">${marks.join("")}</radialGradient>`;
}

/** The film's frame at a time from 0 to SECONDS. */
export function frameSvg(time: number): string {
  const out = time * UNITS_PER_SECOND;
  const back = (GATHERED_AT - time) * UNITS_PER_SECOND;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${ripple(out * 0.8)}`,
    `<path fill="${ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    `<g transform="${PLACE}" fill="none" stroke="${gold}" stroke-linecap="round">`,
    `<path d="${dots}" stroke="url(#ripple)" stroke-width="4" stroke-dasharray="0 ${dotStep}"/>`,
    `<path d="${arcs.join("")}" stroke-width="1" opacity=".4"/>`,
    `<path d="${cityDots}" stroke-width="5"/>`,
    `<g stroke-linecap="butt">${legs.map((leg) => spark(leg, out, 1) + spark(leg, back, -1)).join("")}</g>`,
    `<g stroke-width="1.2">${cities.map((city) => cityGlow(city, time)).join("")}</g>`,
    `<circle cx="${hub.x}" cy="${hub.y}" r="10" stroke-width="1.3"/>`,
    `<circle cx="${hub.x}" cy="${hub.y}" r="4.5" fill="${teal}" stroke-width="2"/></g></svg>`,
  ].join("");
}
