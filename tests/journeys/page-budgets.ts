/** What every page may cost, measured as it arrives in a browser that has nothing cached. */
import { brotliDecompressSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { compress } from "../../server/http/compress.ts";
import { budgets } from "../budgets/budgets.ts";
import { bodies, bodyOf, layoutShift, names, ofType, visit, whole } from "../budgets/weigh.ts";
import { expect, hydrateIslands, started } from "./journey.ts";

const saveData = { "save-data": "on" };

/** Leaves the page with every island hydrated. */
export async function expectLight(page: Page, url: string): Promise<void> {
  const html = await bestCompressed(url);
  const loads = await visit(page, url);
  await started(page);
  const document = ofType(loads, "Document");
  const budget = new URL(url).pathname === "/" ? budgets.homeHtml : budgets.html;
  expect(html, "HTML").toBeLessThanOrEqual(budget);
  expect(html, "HTML").toBeGreaterThan(budget / 4);
  const headers = whole(document) - bodies(document);
  expect(headers + html, "HTML with its headers").toBeLessThanOrEqual(budgets.firstFlight);
  const script = () => bodies(ofType(loads, "Script"));
  expect(script(), "script before anything is touched").toBeLessThanOrEqual(budgets.script.untouched);
  expect(script(), "script before anything is touched").toBeGreaterThan(0);
  expect(await layoutShift(page), "layout shift").toBe(budgets.layoutShift);
  await hydrateIslands(page);
  const islands = await page.locator("[data-island]").count();
  // React comes with the first island.
  if (islands > 0) await expect.poll(script).toBeGreaterThan(budgets.script.hydrated / 2);
  expect(script(), "script with every island hydrated").toBeLessThanOrEqual(budgets.script.hydrated);
  expect(await layoutShift(page), "layout shift with every island hydrated").toBe(budgets.layoutShift);
}

/** In low-data mode: no script, font, film or style sheet. */
export async function expectToSaveData(browser: Browser, url: string): Promise<void> {
  const html = await bestCompressed(url, saveData);
  const page = await browser.newPage({ extraHTTPHeaders: saveData });
  const loads = await visit(page, url);
  await expect(page.locator("html")).toHaveAttribute("data-low-data");
  expect(ofType(loads, "Script", "Font", "Media", "Stylesheet")).toEqual([]);
  expect(loads.length, names(loads)).toBeLessThanOrEqual(budgets.lowData.requests);
  const everything = whole(loads) - bodies(ofType(loads, "Document")) + html;
  expect(everything, "everything").toBeLessThanOrEqual(budgets.lowData.bytes);
  expect(everything, "everything").toBeGreaterThan(budgets.lowData.bytes / 10);
  expect(await layoutShift(page), "layout shift").toBe(budgets.layoutShift);
  await page.context().close();
}

/**
 * How long a page is when it is compressed as well as can be: one that is cached is so in the background, once it has
 * been asked for again, and anew when what it says has changed, as at midnight.
 */
export async function bestCompressed(url: string, headers: Record<string, string> = {}): Promise<number> {
  let sent = await bodyOf(url, headers);
  const isError = !(await fetch(url, { headers })).ok;
  if (isError || url.includes("?")) return sent.length;
  // What is sent says how long it is, and so is not the same text as what is sent uncompressed.
  const spare = async () => {
    sent = await bodyOf(url, headers);
    return sent.length - (await compress(brotliDecompressSync(sent), "br", 11)).length;
  };
  await expect.poll(spare).toBeLessThanOrEqual(0);
  return sent.length;
}
