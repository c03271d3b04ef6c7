import { expect, test } from "vitest";
import { validTimeZone } from "../../ui/format-date.ts";
import { timeZoneName } from "./time-zone.server.ts";

const november = "2026-11-15T08:00:00.000Z";

test("a time zone has a name and an offset", () => {
  expect(timeZoneName("Africa/Nairobi", november, "en")).toBe("East Africa Time (UTC+3)");
  expect(timeZoneName("Africa/Accra", november, "en")).toBe("Greenwich Mean Time (UTC+0)");
});

test("the offset is that of the day", () => {
  expect(timeZoneName("Africa/Casablanca", "2026-03-01T12:00:00.000Z", "en")).not.toBe(
    timeZoneName("Africa/Casablanca", november, "en"),
  );
});

test("an unknown time zone counts as UTC", () => {
  expect(validTimeZone("Africa/Addis_Ababa")).not.toBe("UTC");
  expect(validTimeZone("Africa/Atlantis")).toBe("UTC");
  expect(validTimeZone("")).toBe("UTC");
});
