import type { Browser, Page } from "@playwright/test";

type TraceEvent = { name: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number };

/** A phone with a sixth of this machine's speed, where tasks longer than 50 ms block input. */
const slowdown = 6;
const noticed = 50;

/**
 * The total blocking time of a page on a slow phone after its first paint, in milliseconds. Computed from processor
 * time, so that other work on this machine does not count.
 */
export async function blockingTime(browser: Browser, page: Page, url: string): Promise<number> {
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", "loading"] });
  await page.goto(url, { waitUntil: "networkidle" });
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const painted = trace.traceEvents.find(({ name }) => name === "firstContentfulPaint");
  const tasks = trace.traceEvents.filter(
    ({ name, pid, tid, ts }) =>
      /RunTask$/.test(name) && pid === painted?.pid && tid === painted.tid && ts > painted.ts,
  );
  if (tasks.length === 0) throw new Error("The browser's trace contains no tasks.");
  return tasks.reduce((sum, { tdur, dur = 0 }) => {
    const milliseconds = ((tdur ?? dur) / 1000) * slowdown;
    return sum + Math.max(0, milliseconds - noticed);
  }, 0);
}
