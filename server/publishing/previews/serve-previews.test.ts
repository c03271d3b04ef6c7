import { expect, test } from "vitest";
import { TooBusy } from "../../limits/too-busy.ts";
import { renderPages } from "../../pages/render.ts";
import { readEnvironment } from "../../process/environment.ts";
import { createLog } from "../../process/log.ts";
import type { Site } from "../../site.ts";
import type { Edition } from "../edition.ts";
import { textWork } from "../texts/text-work.ts";
import { showPreviews } from "./serve-previews.ts";

const content = { in: () => ({ faq: { all: async () => [] } }) };
const desk = { texts: textWork() };
const site = { settings: readEnvironment({}), log: createLog("silent"), content, desk } as unknown as Site;
const edition = {
  kind: "faq",
  slug: "a",
  language: "en",
  fields: {},
  translationOf: null,
} as unknown as Edition;
const waiting = () => ({ signal: new AbortController().signal });

test("a preview times out like any page, and its loader is aborted", async () => {
  const signals: AbortSignal[] = [];
  const render = renderPages(
    ({ signal }) => {
      signals.push(signal);
      return new Promise(() => {});
    },
    site,
    { whileFull: 10, otherwise: 60_000, isFull: () => true },
  );
  await expect(showPreviews(site, render)(edition, {}, waiting())).rejects.toThrow(TooBusy);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test("a preview is rendered from its own copy of the site and is not cached", async () => {
  const render = renderPages(async (_, { preview }) => new Response(JSON.stringify(preview)), site);
  const page = await showPreviews(site, render)(edition, { theme: "dark" }, waiting());
  expect(await page.json()).toEqual({ theme: "dark" });
  expect(page.headers.get("cache-control")).toBe("no-store");
});
