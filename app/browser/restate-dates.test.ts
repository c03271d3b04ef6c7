import { afterEach, expect, test, vi } from "vitest";
import { formatDate } from "../ui/format-date.ts";
import { restateDates } from "./restate-dates.ts";

afterEach(() => vi.unstubAllGlobals());

type Callback = (entries: { isIntersecting: boolean; target: unknown }[]) => void;

class EverythingInView {
  #callback: Callback;
  constructor(callback: Callback) {
    this.#callback = callback;
  }
  observe(target: unknown) {
    this.#callback([{ isIntersecting: true, target }]);
  }
  unobserve() {}
}

/** The texts of a page's dates after a browser with these languages has rewritten them. */
function restated(
  languages: string[],
  dates: { dateTime: string; dataset: Record<string, string>; textContent?: string }[],
) {
  vi.stubGlobal("navigator", { languages });
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("IntersectionObserver", EverythingInView);
  const elements = dates.map((date) => ({ textContent: "as the server wrote it", ...date }));
  restateDates({ querySelectorAll: () => elements } as unknown as ParentNode);
  return elements.map(({ textContent }) => textContent);
}

test.each([
  ["en-US", "date"],
  ["en-US", "day"],
  ["en-ZA", "date"],
] as const)("writes in %s a %s as Intl does", (region, form) => {
  const dateStyle = form === "day" ? "full" : "long";
  const format = new Intl.DateTimeFormat(region, { dateStyle, timeZone: "UTC" });
  for (let month = 0; month < 12; month++) {
    const instant = new Date(Date.UTC(2026, month, month + 1, 23, 59));
    const textContent = formatDate({ instant: instant.toISOString(), form, timeZone: "UTC" });
    expect(
      restated([region], [{ dateTime: instant.toISOString(), dataset: { date: form }, textContent }]),
    ).toEqual([format.format(instant)]);
  }
});

test("shows start and end in the time zone of the place", () => {
  const dataset = { date: "time", zone: "Africa/Nairobi", until: "2026-11-15T23:15:00.000Z" };
  expect(restated(["en-US"], [{ dateTime: "2026-11-15T22:30:00.000Z", dataset }])[0]).toMatch(/1:30.*2:15/);
});

test("uses the visitor's first English region, and changes nothing for Britain or other languages", () => {
  const date = { dateTime: "2026-11-15", dataset: { date: "date" }, textContent: "15 November 2026" };
  expect(restated(["fr-FR", "en-US", "en-GB"], [date])).toEqual(["November 15, 2026"]);
  for (const languages of [["en-GB"], ["fr-FR"], ["ar-EG", "fr"], ["en"]])
    expect(restated(languages, [date])).toEqual(["15 November 2026"]);
});
