import { expect, test } from "vitest";
import { negotiateEncoding } from "./negotiate-encoding.ts";

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip;q=1.0, br;q=0.5", "br"],
  ["gzip", "gzip"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["identity", "identity"],
  ["", "identity"],
  [undefined, "identity"],
])("%s gives %s", (header, expected) => {
  expect(negotiateEncoding(header)).toBe(expected);
});
