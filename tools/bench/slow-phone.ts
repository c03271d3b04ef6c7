/** How long a photo takes to upload from a slow phone on a poor connection, and how soon it resumes after a cut. */
import type { Browser } from "@playwright/test";
import { giveSession } from "../../tests/journeys/desk-site.ts";
import { photo } from "../../tests/journeys/photo.ts";
import { type DeskSite, startDeskSite } from "../../tests/requests/sign-in.ts";
import { launchBrowser } from "./browser.ts";
import { progress, show } from "./report.ts";

const colours = ["teal", "maroon", "navy"];
const poor = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const most = { arrived: 25, resumed: 5 };

const tenths = (number: number) => Math.round(number * 10) / 10;

export async function slowPhone(): Promise<void> {
  const desk = await startDeskSite();
  const browser = await launchBrowser();
  const rows: Record<string, Record<string, number>> = {};
  try {
    for (const colour of colours) {
      progress(`A photo in ${colour}`);
      rows[colour] = await measure(browser, desk, await photo({ width: 4000, height: 3000 }, colour));
    }
  } finally {
    await browser.close();
    await desk.stop();
  }
  show("A photo of 12 megapixels, 400 kilobits a second, 400 ms, a sixth of this machine's speed", rows);
  const isSlow = (row: Record<string, number>) =>
    (row["on the server after (s)"] ?? 0) > most.arrived || (row["resumes after (s)"] ?? 0) > most.resumed;
  if (!Object.values(rows).some(isSlow)) return;
  process.exitCode = 1;
  console.error("An upload took too long.");
}

async function measure(browser: Browser, desk: DeskSite, buffer: Buffer): Promise<Record<string, number>> {
  const seconds = await arrival(browser, desk, buffer, false);
  const again = Buffer.concat([buffer, Buffer.from([0])]);
  return {
    megabytes: tenths(buffer.length / 1e6),
    ...seconds,
    ...(await arrival(browser, desk, again, true)),
  };
}

/** With `cut`, the phone is offline for three seconds in the middle. */
async function arrival(browser: Browser, desk: DeskSite, buffer: Buffer, cut: boolean) {
  const context = await browser.newContext({ baseURL: desk.url, viewport: { width: 360, height: 740 } });
  await giveSession(context, desk.url, (await desk.signIn("writer")).token() ?? "");
  const page = await context.newPage();
  const posts = () => page.waitForRequest("**/desk/media/uploads/*");
  try {
    await page.goto("/desk/media");
    await page.locator("[data-hydrated]").waitFor();
    const session = await context.newCDPSession(page);
    await session.send("Network.emulateNetworkConditions", { offline: false, ...poor });
    await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    const chosen = performance.now();
    await page.getByLabel("Upload").setInputFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer });
    if (cut) {
      await page.getByText(/Uploading photo\.jpg: [3-9]\d %/).waitFor({ timeout: 60_000 });
      await session.send("Network.emulateNetworkConditions", { offline: true, ...poor });
      await page.getByText("will continue automatically").first().waitFor();
      await new Promise((resolve) => setTimeout(resolve, 3000));
      const next = posts();
      const back = performance.now();
      await session.send("Network.emulateNetworkConditions", { offline: false, ...poor });
      await next;
      return { "resumes after (s)": tenths((performance.now() - back) / 1000) };
    }
    await page.getByLabel("Alternative text").waitFor({ timeout: 120_000 });
    return { "on the server after (s)": tenths((performance.now() - chosen) / 1000) };
  } finally {
    await context.close();
  }
}
