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
  await compressedBest(url);
  const loads = await visit(page, url);
  await started(page);
  const document = ofType(loads, "Document");
  const budget = new URL(url).pathname === "/" ? budgets.homeHtml : budgets.html;
  const html = bodies(document);
  expect(html, "HTML").toBeLessThanOrEqual(budget);
  expect(html, "HTML").toBeGreaterThan(budget / 4);
  expect(whole(document), "HTML with its headers").toBeLessThanOrEqual(budgets.firstFlight);
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
  await compressedBest(url, saveData);
  const page = await browser.newPage({ extraHTTPHeaders: saveData });
  const loads = await visit(page, url);
  await expect(page.locator("html")).toHaveAttribute("data-low-data");
  expect(ofType(loads, "Script", "Font", "Media", "Stylesheet")).toEqual([]);
  expect(loads.length, names(loads)).toBeLessThanOrEqual(budgets.lowData.requests);
  expect(whole(loads), "everything").toBeLessThanOrEqual(budgets.lowData.bytes);
  expect(whole(loads), "everything").toBeGreaterThan(budgets.lowData.bytes / 10);
  expect(await layoutShift(page), "layout shift").toBe(budgets.layoutShift);
  await page.context().close();
}

/** A page that is cached is compressed once more, in the background, as well as can be. */
async function compressedBest(url: string, headers: Record<string, string> = {}): Promise<void> {
  if (!(await fetch(url, { headers })).ok || url.includes("?")) return;
  // What is sent says how long it is, and so is not the same text as what is sent uncompressed.
  const spare = async () => {
    const sent = await bodyOf(url, headers);
    return sent.length - (await compress(brotliDecompressSync(sent), "br", 11)).length;
  };
  await expect.poll(spare).toBeLessThanOrEqual(0);
}
