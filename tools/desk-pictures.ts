/** `node tools/desk-pictures.ts`: takes the screenshots for docs/desk.md during the walk it describes. */
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { beginLink } from "../tests/begin-link.ts";
import { browserArguments, findBrowser } from "../tests/browser.ts";
import { walkToPublished } from "../tests/journeys/desk-walk.ts";
import { startSite } from "../tests/site.ts";

const started = await startSite({ HOST: "localhost" });
// Passkeys need a host name.
const site = { ...started, url: started.url.replace("127.0.0.1", "localhost") };
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: browserArguments,
  ...(executablePath && { executablePath }),
});
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await walkToPublished(page, await beginLink(site), async (name) => {
    const picture = sharp(await page.screenshot()).resize({ width: 960 });
    await picture.webp({ quality: 80 }).toFile(`docs/pictures/desk-${name}.webp`);
  });
} finally {
  await browser.close();
  await site.stop();
}
