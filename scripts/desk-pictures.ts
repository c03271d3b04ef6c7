/** `node scripts/desk-pictures.ts`: draws the pictures of docs/desk.md, on the walk that it tells. */
import { chromium } from "@playwright/test";
import { browserArguments, findBrowser } from "../tests/browser.ts";
import { beginLink, walkToPublished } from "../tests/journeys/desk-walk.ts";
import { startSite } from "../tests/site.ts";

const site = await startSite({ HOST: "localhost" });
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: browserArguments,
  ...(executablePath && { executablePath }),
});
try {
  const page = await browser.newPage({ viewport: { width: 900, height: 700 } });
  await walkToPublished(page, beginLink(site.output()), (name) =>
    page.screenshot({ path: `docs/pictures/desk-${name}.png`, fullPage: true }),
  );
} finally {
  await browser.close();
  await site.stop();
}
