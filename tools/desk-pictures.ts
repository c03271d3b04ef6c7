/** `node tools/desk-pictures.ts`: takes the screenshots for docs/desk.md during the walks it describes. */
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { beginLink } from "../tests/begin-link.ts";
import { browserArguments, findBrowser } from "../tests/browser.ts";
import { giveSession } from "../tests/journeys/desk-site.ts";
import { walkToPublished } from "../tests/journeys/desk-walk.ts";
import { startDeskSite } from "../tests/requests/sign-in.ts";
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
  const signedIn = async (role: "writer" | "publisher", name: string) => {
    const context = await browser.newContext({ viewport, baseURL: desk.url });
    await giveSession(context, desk.url, (await desk.signIn(role, name)).token() ?? "");
    return context.newPage();
  };
  const writer = await signedIn("writer", "Ada Mengistu");
  await writer.goto("/desk/news/new");
  await writer.getByLabel("Headline").fill("A clinic opens");
  await writer.getByLabel("Text", { exact: true }).fill("It opens on Monday. All are welcome.");
  await writer.getByLabel("Note to the reviewer").fill("Is the day right?");
  await writer.getByRole("button", { name: "Ready for review" }).click();
  const publisher = await signedIn("publisher", "Ben Otieno");
  await publisher.goto("/desk/review");
  await publisher.getByRole("link", { name: "A clinic opens" }).first().click();
  await publisher.getByText("It opens on Monday.", { exact: true }).click();
  await publisher.getByLabel("Comment", { exact: true }).fill("On Tuesday, I think.");
  await publisher.getByRole("button", { name: "Add comment" }).click();
  await shoot(publisher, "review");
} finally {
  await browser.close();
  await desk.stop();
}
