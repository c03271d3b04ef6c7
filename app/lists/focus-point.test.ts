import { expect, test } from "vitest";
import { focusClass } from "./focus-point.ts";

const picture = (width: number, height: number, focus: { x: number; y: number }) => ({
  ...{ address: "/media/a", width, height, widths: [320], lowData: { width: 320, kilobytes: 1 }, focus },
});

/** The step from 0 to 4; the middle has no class. */
const stepOf = (width: number, height: number, x: number, y: number) =>
  /[xy][0-4]/.exec(focusClass(picture(width, height, { x, y })) ?? "")?.[0] ?? "middle";

test("crops a tall picture vertically around its focus point, a wide one horizontally", () => {
  expect(stepOf(900, 1600, 100, 0)).toBe("y0");
  expect(stepOf(4000, 1000, 100, 0)).toBe("x4");
  expect(stepOf(900, 1600, 0, 50)).toBe("middle");
});

/** The position of the focus point in the frame, from 0 to 1, if `seen` of the picture is visible. */
const placeInFrame = (hundredths: number, seen: number, step: string) => {
  const position = step === "middle" ? 0.5 : Number(step[1]) / 4;
  return (hundredths / 100 - position * (1 - seen)) / seen;
};

test.each([
  ["3 : 4", 3, 4],
  ["9 : 16", 9, 16],
  ["3 : 2", 3, 2],
  ["1 : 1", 1, 1],
])("keeps the focus point of a %s picture in view", (_, width, height) => {
  const seen = width / height / (16 / 9);
  for (let y = 0; y <= 100; y++) {
    const place = placeInFrame(y, seen, stepOf(width, height, 50, y));
    expect(place, `${y} %`).toBeGreaterThanOrEqual(0);
    expect(place, `${y} %`).toBeLessThanOrEqual(1);
  }
});
