import { expect, test } from "vitest";
import { knownZone } from "../../ui/format-date.ts";
import { zoneWords } from "./time-zone.server.ts";

const november = "2026-11-15T08:00:00.000Z";

test("a zone is named and numbered", () => {
  expect(zoneWords("Africa/Nairobi", november, "en")).toBe("East Africa Time (UTC+3)");
  expect(zoneWords("Africa/Accra", november, "en")).toBe("Greenwich Mean Time (UTC+0)");
});

test("the number is that of the day", () => {
  expect(zoneWords("Africa/Casablanca", "2026-03-01T12:00:00.000Z", "en")).not.toBe(
    zoneWords("Africa/Casablanca", november, "en"),
  );
});

test("a zone that does not exist counts as UTC", () => {
  expect(knownZone("Africa/Addis_Ababa")).not.toBe("UTC");
  expect(knownZone("Africa/Atlantis")).toBe("UTC");
  expect(knownZone("")).toBe("UTC");
});
