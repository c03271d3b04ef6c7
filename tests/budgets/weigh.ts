import type { CDPSession, Page, Response } from "@playwright/test";

export type Load = {
  url: string;
  type: string;
  /** Compressed bytes as sent, without and with the headers. 0 if the browser had it cached. */
  body: number;
  whole: number;
};

/** Records everything the page loads from now on, with its transferred bytes. */
export async function weigh(page: Page): Promise<Load[]> {
  const session = await page.context().newCDPSession(page);
  const loads: Load[] = [];
  const known = new Map<string, Load & { headers: number }>();
  session.on("Network.requestWillBeSent", ({ requestId, request: { url }, type = "Other" }) => {
    if (!url.startsWith("http")) return;
    const load = { url, type, headers: 0, body: 0, whole: 0 };
    known.set(requestId, load);
    loads.push(load);
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const load = known.get(requestId);
    // At this point only the headers have arrived.
    if (load) load.headers = response.encodedDataLength;
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const load = known.get(requestId);
    if (!load) return;
    load.whole = encodedDataLength;
    load.body = Math.max(0, encodedDataLength - load.headers);
  });
  await session.send("Network.enable");
  return loads;
}

/** Opens a page, and waits for everything it loads automatically. */
export async function visit(page: Page, url: string): Promise<{ loads: Load[]; response: Response | null }> {
  const loads = await weigh(page);
  const response = await page.goto(url, { waitUntil: "networkidle" });
  return { loads, response };
}

export function ofType(loads: Load[], ...types: string[]): Load[] {
  return loads.filter(({ type }) => types.includes(type));
}

export function names(loads: Load[]): string {
  return loads.map(({ url }) => url).join(" ");
}

export function bodies(loads: Load[]): number {
  return loads.reduce((sum, { body }) => sum + body, 0);
}

export function whole(loads: Load[]): number {
  return loads.reduce((sum, load) => sum + load.whole, 0);
}

/** 400 kilobits per second and 400 ms round trip, which the page can detect. */
export function onPoorLine(page: Page): Promise<CDPSession> {
  return atRate(page, 400_000 / 8, 400);
}

/** Limits the connection to this many bytes per second; the page sees a 3G connection. */
export async function atRate(page: Page, bytes: number, latency = 0): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
    connectionType: "cellular3g",
  });
  return session;
}

/** The total layout shift since the page started, except shifts that follow the visitor's input. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    const shifts: Shift[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])));
    observer.observe({ type: "layout-shift", buffered: true });
    // Earlier shifts are reported within a frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    shifts.push(...(observer.takeRecords() as Shift[]));
    return shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0);
  });
}
