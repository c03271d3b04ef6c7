/** The weight of each page in a real browser, in transferred bytes. */
import type { Browser } from "@playwright/test";
import { bodies, type Load, onPoorLine, weigh, whole } from "../../tests/budgets/weigh.ts";
import { hydrateIslands } from "../../tests/journeys/journey.ts";
import { launchBrowser } from "./browser.ts";
import { measuredPages } from "./pages.ts";
import { progress, show } from "./report.ts";
import { runSite } from "./running-site.ts";

type Manner = "good line" | "islands hydrated" | "poor line" | "low-data";

export async function bytes(): Promise<void> {
  const site = await runSite();
  const browser = await launchBrowser();
  const rows: Record<string, Record<string, number>> = {};
  try {
    for (const path of measuredPages) {
      progress(path);
      const visit = (manner: Manner) => loadsOf(browser, site.url + path, manner);
      const [good, hydrated] = [await visit("good line"), await visit("islands hydrated")];
      const lowData = await visit("low-data");
      const of = (type: string) => bodies(good.filter((load) => load.type === type));
      rows[path] = {
        HTML: of("Document"),
        script: of("Script"),
        "with islands hydrated": bodies(hydrated.filter((load) => load.type === "Script")),
        font: bodies(good.filter(({ url }) => url.endsWith(".woff2"))),
        everything: whole(good),
        requests: good.length,
        ...(path === "/" && { "on a poor line": whole(await visit("poor line")) }),
        "low-data": whole(lowData),
        "low-data requests": lowData.length,
      };
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  show("Bytes of a first visit; the last three columns and “everything” with headers", rows);
}

async function loadsOf(browser: Browser, url: string, manner: Manner): Promise<Load[]> {
  const saveData = manner === "low-data" && { extraHTTPHeaders: { "save-data": "on" } };
  const context = await browser.newContext({ ...saveData });
  const page = await context.newPage();
  const loads = await weigh(page);
  if (manner === "poor line") await onPoorLine(page);
  await page.goto(url, { waitUntil: "networkidle" });
  if (manner === "islands hydrated") await hydrateIslands(page);
  await context.close();
  return loads;
}
