import { expect, test } from "vitest";
import { focusClass } from "./focus-point.ts";

const picture = (width: number, height: number, focus: { x: number; y: number }) => ({
  ...{ address: "/media/a", width, height, widths: [320], lowData: { width: 320, kilobytes: 1 }, focus },
});

/** From 0 to 4; in the middle there is no class. */
const stepOf = (width: number, height: number, x: number, y: number) =>
  /[xy][0-4]/.exec(focusClass(picture(width, height, { x, y })) ?? "")?.[0] ?? "middle";

test("a tall picture is cropped around the height of what matters, a wide one around its place from the left", () => {
  expect(stepOf(900, 1600, 100, 0)).toBe("y0");
  expect(stepOf(4000, 1000, 100, 0)).toBe("x4");
  expect(stepOf(900, 1600, 0, 50)).toBe("middle");
});

/** Where in the frame it ends up, from 0 to 1, if so much of the picture is seen. */
const placeInFrame = (hundredths: number, seen: number, step: string) => {
  const position = step === "middle" ? 0.5 : Number(step[1]) / 4;
  return (hundredths / 100 - position * (1 - seen)) / seen;
};

test.each([
  ["3 : 4", 3, 4],
  ["9 : 16", 9, 16],
  ["3 : 2", 3, 2],
  ["1 : 1", 1, 1],
])("in a picture of %s it is always in sight", (_, width, height) => {
  const seen = width / height / (16 / 9);
  for (let y = 0; y <= 100; y++) {
    const place = placeInFrame(y, seen, stepOf(width, height, 50, y));
    expect(place, `${y} %`).toBeGreaterThanOrEqual(0);
    expect(place, `${y} %`).toBeLessThanOrEqual(1);
  }
});
