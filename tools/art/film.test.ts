import { statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { frameSvg, SECONDS } from "./film-frame.ts";
import { distanceOf, legs } from "./waves.ts";

const sparksAt = (time: number) => frameSvg(time).match(/<path d="M[-\d. ]+L/g)?.length ?? 0;
const bytesOf = (name: string) => statSync(new URL(`../../public/film/${name}`, import.meta.url)).size;

describe("the film", () => {
  it("closes its loop while nothing moves", () => {
    expect(sparksAt(0)).toBe(0);
    expect(sparksAt(SECONDS)).toBe(0);
    expect(SECONDS).toBeGreaterThanOrEqual(8);
    expect(SECONDS).toBeLessThanOrEqual(10);
  });

  it("sends sparks out from the hub and back", () => {
    expect(sparksAt(1.5)).toBeGreaterThan(0);
    expect(sparksAt(6)).toBeGreaterThan(0);
  });

  it("continues each wave from the city it reached", () => {
    for (const { start, end, from } of legs) {
      expect(from).toBe(distanceOf(start));
      expect(distanceOf(end)).toBeGreaterThanOrEqual(from);
      expect(distanceOf(end)).toBeLessThan(Number.POSITIVE_INFINITY);
    }
  });

  it.each(["africa.webm", "africa.mp4"])("is at most 500 KB as %s", (name) => {
    expect(bytesOf(name)).toBeLessThanOrEqual(500_000);
  });

  it.each(["poster.avif", "poster.webp", "poster.jpg"])("has a poster of at most 30 KB as %s", (name) => {
    expect(bytesOf(name)).toBeLessThanOrEqual(30_000);
  });
});
