import { expect, test } from "vitest";
import { written } from "./number.ts";

test.each([0, 7, 254, 999, 1000, 5000, 12_345, 100_000, 1_234_567])(
  "%i is written as in English",
  (number) => {
    expect(written(number)).toBe(new Intl.NumberFormat("en").format(number));
  },
);
