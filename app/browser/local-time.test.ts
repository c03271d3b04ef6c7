import { afterEach, expect, test, vi } from "vitest";
import { showLocalTimes } from "./local-time.ts";

afterEach(() => vi.unstubAllGlobals());

/**
 * The row of an event at 12:00 UTC after the script has run. `heightOf` is its height with a given text; `before` are the
 * dates above it.
 */
function shown(languages: string[], heightOf = (_: string) => 40, before: object[] = []) {
  const time = {
    dateTime: "2026-12-01T12:00:00.000Z",
    dataset: { local: "In your time" },
    textContent: "1 December 2026, 12:00",
  };
  const row = {
    get offsetHeight() {
      return heightOf(time.textContent);
    },
  };
  const term = { textContent: "In UTC", parentElement: row };
  Object.assign(time, { parentElement: { previousElementSibling: term } });
  vi.stubGlobal("navigator", { languages });
  vi.stubGlobal("document", { querySelectorAll: () => [...before, time] });
  showLocalTimes();
  return [term.textContent, time.textContent];
}

test("shows the start in the visitor's time zone and region, with the label for it", () => {
  const here = (region: string) =>
    new Date("2026-12-01T12:00:00.000Z").toLocaleString(region, { dateStyle: "long", timeStyle: "short" });
  expect(shown(["fr-MA"])).toEqual(["In your time", here("en-GB")]);
  expect(shown(["en-US"])).toEqual(["In your time", here("en-US")]);
});

test("leaves the start unchanged if it would take another line", () => {
  expect(shown(["en-US"], (text) => (text.includes("PM") ? 60 : 40))).toEqual([
    "In UTC",
    "1 December 2026, 12:00",
  ]);
});

test("shows the start below a date that is in no row", () => {
  const withoutRow = { parentElement: null };
  expect(shown(["en-US"], undefined, [withoutRow])[0]).toBe("In your time");
});
