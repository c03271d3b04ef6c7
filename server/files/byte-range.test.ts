import { expect, test } from "vitest";
import { byteRange } from "./byte-range.ts";

test.each([
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=5-", { start: 5, end: 99 }],
  ["bytes=5-1000", { start: 5, end: 99 }],
  ["bytes=-10", { start: 90, end: 99 }],
  ["bytes=-1000", { start: 0, end: 99 }],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  [undefined, undefined],
  ["", undefined],
  ["bytes=-", undefined],
  ["bytes=9-5", undefined],
  ["bytes=0-1,5-6", undefined],
  ["lines=0-1", undefined],
  ["bytes=a-b", undefined],
])("of 100 bytes, %s is %o", (header, expected) => {
  expect(byteRange(header, 100)).toEqual(expected);
});
