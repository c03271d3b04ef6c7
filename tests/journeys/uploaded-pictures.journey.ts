/** Uploaded pictures as visitors see them: in reserved space, on request in low-data mode, and cropped. */

import { layoutShift } from "../budgets/weigh.ts";
import { photo } from "../media-files.ts";
import { recordsAt } from "../requests/create-records.ts";
import { mediaUploads } from "../requests/upload-media.ts";
import { expectAccessibleInEveryForm } from "./accessible.ts";
import { testAtDesk } from "./desk-site.ts";
import { everywhere, expect } from "./journey.ts";

const test = testAtDesk();

test(
  "shows uploaded pictures in an article, in a list, and in low-data mode",
  everywhere(),
  async ({ page, browser, desk }) => {
    test.slow();
    const said = {
      alt: "A nurse with a phone",
      caption: "In Kigali.",
      credit: "Ada",
      focus_x: 50,
      focus_y: 0,
    };
    const id = await mediaUploads(desk).upload("clinic.jpg", await photo(660, 880).jpeg().toBuffer(), said);
    const { published } = recordsAt(desk);
    const { slug } = await published("news", {
      ...{ headline: "A clinic", image_url: `/media/${id}` },
      content: `Before.\n\n![The same](/media/${id})\n\nAfter.`,
    });

    // The pictures arrive long after the page, and nothing moves.
    const line = Promise.withResolvers<void>();
    let asked = 0;
    await page.route("**/media/**", async (route) => {
      asked += 1;
      await line.promise;
      await route.continue();
    });
    await page.goto(`/news/${slug}`, { waitUntil: "domcontentloaded" });
    const images = page.locator("main figure img");
    await expect.poll(() => asked).toBeGreaterThan(0);
    const before = await images.first().boundingBox();
    expect(before?.height).toBeGreaterThan(300);
    line.resolve();
    for (const image of await images.all()) {
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    }
    expect(await layoutShift(page)).toBe(0);
    // Encoded pictures have whole pixels, so their proportions differ slightly.
    const after = await images.first().boundingBox();
    expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(1);
    await expect(page.locator("figcaption").first()).toHaveText("In Kigali. Picture: Ada");
    await expectAccessibleInEveryForm(page);

    await page.goto("/news");
    const card = page.locator("article", { hasText: "A clinic" }).locator("img");
    await expect(card).toHaveJSProperty("complete", true);
    expect(await card.evaluate((image) => getComputedStyle(image).objectPosition)).toBe("50% 0%");

    const plain = await browser.newPage({ baseURL: desk.url, extraHTTPHeaders: { "save-data": "on" } });
    const fetched: string[] = [];
    plain.on("request", (request) => request.url().includes("/media/") && fetched.push(request.url()));
    await plain.goto(`/news/${slug}`, { waitUntil: "networkidle" });
    expect(fetched).toEqual([]);
    await plain.getByText(/^Show the picture: The same \(\d+ KB\)$/).click();
    await expect(plain.getByAltText("The same")).toHaveJSProperty("naturalWidth", 640);
    expect(fetched).toEqual([`${desk.url}/media/${id}/640.webp`]);
    await plain.context().close();
  },
);
