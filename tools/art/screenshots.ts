/** Takes the README's screenshots of Home in both themes, into docs/pictures: `node tools/art/screenshots.ts`. */
import { mkdir, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { buildIfChanged } from "../../scripts/build.ts";
import { browserArguments, findBrowser } from "../../tests/browser.ts";
import { startSiteProcess } from "../../tests/site.ts";

const folder = new URL("../../docs/pictures/", import.meta.url);
const viewport = { width: 1280, height: 960 };

await buildIfChanged();
await mkdir(folder, { recursive: true });
const site = await startSiteProcess();
const executablePath = findBrowser();
const browser = await chromium.launch({ args: browserArguments, ...(executablePath && { executablePath }) });
for (const theme of ["light", "dark"]) {
  const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
  await page.addInitScript((theme) => localStorage.setItem("theme", theme), theme);
  await page.goto(site.url);
  await page.locator('[data-panel="closed"]').waitFor();
  const picture = await sharp(await page.screenshot())
    .resize({ width: 640 })
    .webp({ quality: 80, effort: 6 })
    .toBuffer();
  await writeFile(new URL(`home-${theme}.webp`, folder), picture);
  console.log(`home-${theme}.webp`, picture.length);
}
await browser.close();
await site.stop();
