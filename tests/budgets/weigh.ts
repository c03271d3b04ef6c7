import type { CDPSession, Page } from "@playwright/test";

export type Load = {
  url: string;
  type: string;
  /** What was sent for it, compressed, without and with the headers. Nothing for what the browser had. */
  body: number;
  whole: number;
};

/** Everything the page loads from now on, weighed as it comes over the line. */
export async function weigh(page: Page): Promise<Load[]> {
  const session = await page.context().newCDPSession(page);
  const loads: Load[] = [];
  const known = new Map<string, Load>();
  session.on("Network.requestWillBeSent", ({ requestId, request: { url }, type = "Other" }) => {
    if (!url.startsWith("http")) return;
    const load = { url, type, body: 0, whole: 0 };
    known.set(requestId, load);
    loads.push(load);
  });
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const load = known.get(requestId);
    if (load) load.body += encodedDataLength;
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const load = known.get(requestId);
    if (load) load.whole = encodedDataLength;
  });
  await session.send("Network.enable");
  return loads;
}

export function bodies(loads: Load[]): number {
  return loads.reduce((sum, { body }) => sum + body, 0);
}

export function whole(loads: Load[]): number {
  return loads.reduce((sum, load) => sum + load.whole, 0);
}

/** 400 kilobits a second and 400 ms there and back, told to the page as such. */
export async function onPoorLine(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 400_000 / 8,
    uploadThroughput: 400_000 / 8,
    connectionType: "cellular3g",
  });
  return session;
}

/** How far things have jumped without the visitor's doing, since the page began. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[];
          resolve(shifts.reduce((sum, shift) => sum + (shift.hadRecentInput ? 0 : shift.value), 0));
        }).observe({ type: "layout-shift", buffered: true });
        // Without shifts the observer is never called.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
}
