/** A text with every kind of block, as visitors see it. */
import { readFileSync } from "node:fs";
import { blockText } from "../block-text.ts";
import { layoutShift } from "../budgets/weigh.ts";
import { captions, pdf, photo, recordings } from "../media-files.ts";
import { recordsAt } from "../requests/create-records.ts";
import { mediaUploads } from "../requests/upload-media.ts";
import { expectAccessibleInEveryForm } from "./accessible.ts";
import { testAtDesk } from "./desk-site.ts";
import { everywhere, expect } from "./journey.ts";

const test = testAtDesk();

test(
  "shows a visitor every kind of block, with and without JavaScript",
  everywhere(),
  async ({ page, browser, desk }) => {
    test.slow();
    const { upload } = mediaUploads(desk);
    const ids = {
      clinic: await upload("clinic.jpg", await photo(400, 260).jpeg().toBuffer(), { alt: "A nurse" }),
      report: await upload("The report.pdf", pdf()),
      // Every Chromium can play WebM.
      film: await upload("film.webm", readFileSync("public/film/africa.webm")),
      sound: await upload("talk.mp3", recordings.mp3),
      captions: await upload("talk.vtt", captions),
    };
    const content = blockText(ids).replaceAll("film.mp4", "film.webm");
    const { slug } = await recordsAt(desk).published("news", { headline: "Blocks", content });

    const played: string[] = [];
    page.on("request", (request) => /\.(?:webm|mp3|vtt)$/.test(request.url()) && played.push(request.url()));
    await page.goto(`/news/${slug}`, { waitUntil: "networkidle" });
    expect(await layoutShift(page)).toBe(0);
    await expectAccessibleInEveryForm(page);

    // A video is not fetched before it is started; after that, seeking works.
    const film = page.locator("video").first();
    await film.scrollIntoViewIfNeeded();
    expect(played).toEqual([]);
    const sought = await film.evaluate(async (video: HTMLVideoElement) => {
      video.muted = true;
      await video.play();
      const done = new Promise((resolve) => video.addEventListener("seeked", resolve, { once: true }));
      video.currentTime = video.duration / 2;
      await done;
      return video.currentTime / video.duration;
    });
    expect(sought).toBeGreaterThan(0.4);
    expect(played.length).toBeGreaterThan(0);

    const plain = await browser.newPage({ baseURL: desk.url, javaScriptEnabled: false });
    await plain.goto(`/news/${slug}`);
    await plain.getByRole("link", { name: "Note 2" }).click();
    await expect(plain).toHaveURL(/#note-2$/);
    await expect(plain.locator("li:target")).toContainText("With two paragraphs.");
    await plain.locator("li:target").getByRole("link", { name: "Back to text" }).click();
    await expect(plain).toHaveURL(/#note-2-ref$/);
    await expect(plain.getByText("stipends")).toBeHidden();
    await plain.getByText("Who pays for it?").click();
    await expect(plain.getByText("stipends")).toBeVisible();
    await plain.context().close();
  },
);
