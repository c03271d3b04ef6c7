/**
 * What a visit of 1, 2, 3, 5 and 10 pages costs, in bytes and in time, in three languages, with dictionaries and without.
 * The line is really slow (slow-line.ts), and the processor six times slower.
 */
import type { Browser, Page } from "@playwright/test";
import { localPath } from "../../languages.ts";
import { weigh } from "../../tests/budgets/weigh.ts";
import { dictionaryAt } from "../../tests/dictionary-client.ts";
import { launchBrowser } from "./browser.ts";
import { progress, show } from "./report.ts";
import { type RunningSite, runSite } from "./running-site.ts";
import { type SlowLine, slowLine } from "./slow-line.ts";
import { median } from "./timing.ts";

const languages = ["en", "fr", "am"] as const;
const path = [
  ...["/", "/about", "/news", "/events", "/contact"],
  ...["/resources", "/our-work", "/faq", "/get-involved", "/ai-security"],
];
const lengths = [1, 2, 3, 5, 10];
/** 400 kilobits a second, as in the other measurements. */
const line = { latency: 400, bytesPerSecond: 50_000 };
/** The paint of the second page is measured this often, alternating. */
const turns = 7;
const seconds = ["/about", "/events"];

type Arrival = { bytes: number; painted: number; arrived: number };
type Kind = "with" | "without";
type Measured = Record<Kind, { site: RunningSite; slow: SlowLine }>;

export async function visit(): Promise<void> {
  const measured: Measured = { with: await start("on"), without: await start("off") };
  const browser = await launchBrowser();
  try {
    for (const language of languages) await showVisits(browser, measured, language);
    await showPaints(browser, measured);
  } finally {
    await browser.close();
    for (const { site, slow } of Object.values(measured)) {
      slow.stop();
      await site.stop();
    }
  }
}

async function start(dictionaries: string) {
  const site = await runSite({ WARM_UP: "off", DICTIONARIES: dictionaries });
  for (const language of languages)
    for (const address of path) {
      progress(`preparing ${localPath(language, address)}, dictionaries ${dictionaries}`);
      await compressedBest(site.url + localPath(language, address), dictionaries === "on");
    }
  return { site, slow: await slowLine(site.url, line) };
}

/** The second request for a page makes the server compress it best, in the background. */
async function compressedBest(url: string, isOffered: boolean): Promise<void> {
  if (isOffered) return void (await dictionaryAt(url));
  const lengthOf = async () => {
    const { headers } = await fetch(url, { method: "HEAD", headers: { "accept-encoding": "br" } });
    return headers.get("content-length");
  };
  const quick = await lengthOf();
  for (let time = 0; time < 200 && (await lengthOf()) === quick; time++)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

async function showVisits(browser: Browser, measured: Measured, language: (typeof languages)[number]) {
  const rows: Record<string, Record<string, number>> = {};
  const visits: Record<string, Arrival[]> = {};
  for (const [kind, { slow }] of Object.entries(measured)) {
    progress(`a visit in ${language}, ${kind} dictionaries`);
    const addresses = path.map((address) => localPath(language, address));
    visits[kind] = await arrivals(browser, slow.url, addresses);
  }
  const sum = (kind: Kind, length: number, of: keyof Arrival) =>
    Math.round((visits[kind] ?? []).slice(0, length).reduce((total, arrival) => total + arrival[of], 0));
  for (const length of lengths)
    rows[`${length}`] = {
      "bytes without": sum("without", length, "bytes"),
      "bytes with": sum("with", length, "bytes"),
      "painted without (ms)": sum("without", length, "painted"),
      "painted with (ms)": sum("with", length, "painted"),
      "arrived without (ms)": sum("without", length, "arrived"),
      "arrived with (ms)": sum("with", length, "arrived"),
    };
  show(`Visits in ${language}: bytes of the pages' bodies, and the sum of the times`, rows);
}

async function showPaints(browser: Browser, measured: Measured): Promise<void> {
  const rows: Record<string, Record<string, number>> = {};
  for (const address of seconds) {
    const times: Record<string, Arrival[]> = { with: [], without: [] };
    for (let turn = 1; turn <= turns; turn++)
      for (const [kind, { slow }] of Object.entries(measured)) {
        progress(`${address} ${kind} dictionaries, ${turn} of ${turns}`);
        const [, second] = await arrivals(browser, slow.url, ["/", address]);
        if (second) times[kind]?.push(second);
      }
    for (const [kind, all] of Object.entries(times)) {
      const painted = all.map((arrival) => arrival.painted);
      rows[`${address} ${kind}`] = {
        "painted (ms)": Math.round(median(painted)),
        from: Math.round(Math.min(...painted)),
        to: Math.round(Math.max(...painted)),
        "arrived (ms)": Math.round(median(all.map(({ arrived }) => arrived))),
      };
    }
  }
  show(`The first paint of the second page, ${turns} times each, alternating: medians`, rows);
}

/** Opens the pages one after the other in a fresh profile. */
async function arrivals(browser: Browser, url: string, addresses: string[]): Promise<Arrival[]> {
  // Chromium does not report how many bytes a page has that passes through a worker.
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  try {
    const loads = await weigh(page);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    const all: Arrival[] = [];
    for (const address of addresses) {
      await page.goto(url + address, { waitUntil: "networkidle" });
      const document = loads.findLast(({ type }) => type === "Document");
      all.push({ bytes: document?.body ?? 0, ...(await timesOf(page)) });
    }
    return all;
  } finally {
    await context.close();
  }
}

/** On a busy machine a page may be painted only after everything has arrived. */
const timesOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Omit<Arrival, "bytes">>((resolve) => {
        new PerformanceObserver((list, observer) => {
          const [paint] = list.getEntriesByName("first-contentful-paint");
          const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
          if (!paint || !navigation) return;
          observer.disconnect();
          resolve({ painted: paint.startTime, arrived: navigation.responseEnd });
        }).observe({ type: "paint", buffered: true });
      }),
  );
