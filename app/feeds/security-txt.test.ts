import { expect, test } from "vitest";
import { securityExpiry } from "./security-txt.ts";

test.each([
  ["2026-01-01T00:00:00Z", "2026-07-01T00:00:00.000Z"],
  ["2026-06-30T23:59:59Z", "2026-12-01T00:00:00.000Z"],
  ["2026-07-01T00:00:00Z", "2027-01-01T00:00:00.000Z"],
  ["2026-12-31T23:59:59Z", "2027-06-01T00:00:00.000Z"],
  ["2028-02-29T12:00:00Z", "2028-08-01T00:00:00.000Z"],
])("a file requested at %s expires on %s", (now, expiry) => {
  expect(securityExpiry(new Date(now))).toBe(expiry);
});
