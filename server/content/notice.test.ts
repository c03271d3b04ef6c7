import { expect, test } from "vitest";
import type { PageWords } from "../../content/pages/index.ts";
import { noticePhase, shownNotice } from "./notice.ts";

const on: PageWords<"notice"> = {
  ...{ text: "We move on Friday.", shown: "on", untranslated: "hidden", link: { label: "", to: "" } },
  ...{ from: "2026-12-01T06:00:00.000Z", until: "2026-12-03T06:00:00.000Z" },
};
const english = { pageLanguage: "en", textLanguage: "en" } as const;
const french = { pageLanguage: "fr", textLanguage: "en" } as const;
const during = new Date("2026-12-02T06:00:00.000Z");

test.each([
  ["2026-12-01T05:59:59.999Z", false],
  ["2026-12-01T06:00:00.000Z", true],
  ["2026-12-03T05:59:59.999Z", true],
  ["2026-12-03T06:00:00.000Z", false],
])("at %s it is shown: %s", (now, isShown) => {
  expect(shownNotice(on, { ...english, now: new Date(now) }) !== undefined).toBe(isShown);
});

test("without times it is shown as long as it is on", () => {
  const always = { ...on, from: "", until: "" };
  expect(shownNotice(always, { ...english, now: during })).toMatchObject({ text: "We move on Friday." });
  expect(shownNotice({ ...always, shown: "off" }, { ...english, now: during })).toBeUndefined();
  expect(shownNotice({ ...always, text: "" }, { ...english, now: during })).toBeUndefined();
});

test("a page in another language shows the original only if staff chose that, and marks its language", () => {
  expect(shownNotice(on, { ...french, now: during })).toBeUndefined();
  const everywhere = { ...on, untranslated: "original" };
  expect(shownNotice(everywhere, { ...french, now: during })).toMatchObject({ language: "en" });
});

test("a link needs a label and a safe address", () => {
  const linked = (label: string, to: string) =>
    shownNotice({ ...on, link: { label, to } }, { ...english, now: during })?.link;
  expect(linked("More", "/news/a")).toEqual({ label: "More", to: "/news/a" });
  expect(linked("", "/news/a")).toBeUndefined();
  expect(linked("More", "javascript:alert(1)")).toBeUndefined();
});

test("the version of cached pages changes at both times, and reads the words once per content version", async () => {
  let [content, now, reads] = [7, new Date("2026-12-01T05:59:59.999Z"), 0];
  const { pageVersion: version, knownPageVersion } = noticePhase(
    { version: async () => content, knownVersion: () => content },
    async () => {
      reads++;
      return on;
    },
    () => now.getTime(),
  );
  expect(knownPageVersion()).toBeUndefined();
  const seen = [await version()];
  for (const next of ["2026-12-01T06:00:00.000Z", "2026-12-03T05:59:59.999Z", "2026-12-03T06:00:00.000Z"]) {
    now = new Date(next);
    expect(knownPageVersion()).toBe(await version());
    seen.push(await version());
  }
  expect(seen).toEqual([21, 22, 22, 23]);
  expect(reads).toBe(1);
  content = 8;
  expect(knownPageVersion()).toBeUndefined();
  expect(await version()).toBe(26);
  expect(reads).toBe(2);
});
