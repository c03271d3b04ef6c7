import { afterEach, expect, test, vi } from "vitest";
import { showLocalTimes } from "./local-time.ts";

afterEach(() => vi.unstubAllGlobals());

/** The row of an event that starts at 12:00 UTC, after the script. `heightOf` tells how high it is with a text. */
function shown(languages: string[], heightOf = (_: string) => 40) {
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
  vi.stubGlobal("document", { querySelectorAll: () => [time] });
  showLocalTimes();
  return [term.textContent, time.textContent];
}

test("the start is restated in the visitor's zone and region, under the name for it", () => {
  const here = (region: string) =>
    new Date("2026-12-01T12:00:00.000Z").toLocaleString(region, { dateStyle: "long", timeStyle: "short" });
  expect(shown(["fr-MA"])).toEqual(["In your time", here("en-GB")]);
  expect(shown(["en-US"])).toEqual(["In your time", here("en-US")]);
});

test("where that would take another line it stays as it was", () => {
  expect(shown(["en-US"], (text) => (text.includes("PM") ? 60 : 40))).toEqual([
    "In UTC",
    "1 December 2026, 12:00",
  ]);
});
