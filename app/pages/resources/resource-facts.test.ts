import { expect, test } from "vitest";
import { longDate } from "./resource-facts.tsx";

test("an English resource date is in long US format, for the day in UTC", () => {
  expect(longDate("2026-11-15T23:59:00.000Z", "en")).toBe("November 15, 2026");
});
