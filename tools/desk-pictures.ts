/** `node tools/desk-pictures.ts`: takes the screenshots for docs/desk.md during the walks it describes. */
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import type { Sum } from "../server/counts/counter.ts";
import { storeCounts } from "../server/counts/store-counts.ts";
import { beginLink } from "../tests/begin-link.ts";
import { browserArguments, findBrowser } from "../tests/browser.ts";
import { giveSession } from "../tests/journeys/desk-site.ts";
import { walkToPublished } from "../tests/journeys/desk-walk.ts";
import { pdf } from "../tests/media-files.ts";
import { type DeskBrowser, startDeskSite } from "../tests/requests/sign-in.ts";
import { uploadItem } from "../tests/requests/upload-in-pieces.ts";
import { startSite } from "../tests/site.ts";

const started = await startSite({ HOST: "localhost" });
// Passkeys need a host name.
const site = { ...started, url: started.url.replace("127.0.0.1", "localhost") };
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: browserArguments,
  ...(executablePath && { executablePath }),
});
const shoot = async (page: Page, name: string) => {
  const picture = sharp(await page.screenshot()).resize({ width: 960 });
  await picture.webp({ quality: 80 }).toFile(`docs/pictures/desk-${name}.webp`);
};
const viewport = { width: 1280, height: 720 };
const report = (bytes: number) => pdf(`<</Type/Catalog/Note(${"a".repeat(bytes)})>>`);

/** Thirty days of reading, with quiet weekends. */
function invented(): Sum[] {
  const pages = {
    "/": 60,
    "/events": 25,
    "/fr": 21,
    "/news": 18,
    "/am": 14,
    "/resources": 12,
    "/contact": 6,
  };
  return Array.from({ length: 30 }, (_, index) => new Date(Date.now() - index * 86_400_000)).flatMap(
    (date) => {
      const share = [0, 6].includes(date.getUTCDay()) ? 0.4 : 1 + (date.getUTCDate() % 5) / 10;
      const day = date.toISOString().slice(0, 10);
      const sum = (what: Sum["what"], name: string, count: number) => ({ day, what, name, count });
      return [
        ...Object.entries(pages).map(([name, count]) => sum("page", name, Math.round(count * share))),
        ...[sum("file", "/files/ci-cd-checklist.pdf", 5), sum("search", "scholarship", 2)],
        ...[sum("referrer", "www.example.org", 9), sum("referrer", "search.example", 7)],
      ];
    },
  );
}
try {
  const page = await browser.newPage({ viewport });
  await walkToPublished(page, await beginLink(site), (name) => shoot(page, name));
  await page.goto(`${site.url}/desk/launch`);
  await shoot(page, "launch");
} finally {
  await site.stop();
}

const desk = await startDeskSite();
try {
  const open = async (person: DeskBrowser) => {
    const context = await browser.newContext({ viewport, baseURL: desk.url });
    await giveSession(context, desk.url, person.token() ?? "");
    return context.newPage();
  };
  const writer = await open(await desk.signIn("writer", "Ada Mengistu"));
  await writer.goto("/desk/news/new");
  await writer.getByLabel("Headline").fill("A clinic opens");
  await writer.getByLabel("Text", { exact: true }).fill("It opens on Monday. All are welcome.");
  await writer.getByLabel("Note to the reviewer").fill("Is the day right?");
  await writer.getByRole("button", { name: "Ready for review" }).click();
  const ben = await desk.signIn("publisher", "Ben Otieno");
  const publisher = await open(ben);
  await publisher.goto("/desk/review");
  await publisher.getByRole("link", { name: "A clinic opens" }).first().click();
  await publisher.getByText("It opens on Monday.", { exact: true }).click();
  await publisher.getByLabel("Comment", { exact: true }).fill("On Tuesday, I think.");
  await publisher.getByRole("button", { name: "Add comment" }).click();
  await shoot(publisher, "review");

  const { id } = await uploadItem(ben, "Report.pdf", report(9000));
  await publisher.goto(`/desk/media/${id}`);
  await publisher.getByLabel("New file").setInputFiles({
    ...{ name: "Report 2.pdf", mimeType: "application/pdf", buffer: report(52_000) },
  });
  await publisher.getByRole("button", { name: "Replace" }).click();
  await publisher.locator("#history").scrollIntoViewIfNeeded();
  await shoot(publisher, "versions");

  await storeCounts(desk.database, invented());
  await publisher.goto("/desk/counts");
  await shoot(publisher, "counts");
} finally {
  await browser.close();
  await desk.stop();
}
