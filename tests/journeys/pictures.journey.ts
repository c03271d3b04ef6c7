import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { connectDatabase } from "../../server/database/connect.ts";
import { prepareDatabase } from "../../server/prepare-database.ts";
import { news } from "../records.ts";
import { save } from "../save.ts";
import { expect } from "./journey.ts";
import { testOnSiteWith } from "./site-with.ts";

const test = testOnSiteWith(async () => {
  const folder = mkdtempSync(join(tmpdir(), "pictures-"));
  mkdirSync(join(folder, "pictures"));
  const teal = { create: { width: 1600, height: 900, channels: 3, background: "teal" } } as const;
  writeFileSync(join(folder, "pictures", "clinic.jpg"), await sharp(teal).jpeg().toBuffer());
  writeFileSync(join(folder, "pictures", "broken.jpg"), "not a picture");

  const url = `file:${join(folder, "site.db")}`;
  const database = await connectDatabase(url);
  await prepareDatabase(database, { sampleContent: false });
  await save(
    database.db,
    "news",
    news("pictured", { image_url: "/pictures/clinic.jpg" }),
    news("broken", { image_url: "/pictures/broken.jpg" }),
    news("missing", { image_url: "/pictures/none.jpg" }),
    news("plain"),
  );
  await database.close();
  return { DATABASE_URL: url, PICTURES_FOLDER: folder, SAMPLE_CONTENT: "off", LOG_LEVEL: "warn" };
});

const picture = "main article img";
const cover = "main article svg:has(pattern)";

test("serves a picture in the format and width the screen needs, and lets browsers cache it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const coming = page.waitForResponse(/\/images\//);
  await page.goto("/news/pictured");
  const answer = await coming;
  expect(answer.url()).toMatch(/\/images\/[\w-]{16}\/pictures\/clinic\.jpg\/640\.avif$/);
  expect(answer.headers()).toMatchObject({
    "content-type": "image/avif",
    "cache-control": "public, max-age=31536000, immutable",
  });
  const image = page.locator(picture);
  await expect(image).toHaveJSProperty("naturalWidth", 390);
  // The reserved space: as wide as the text on a wide screen, and no wider than the picture.
  await expect(image).toHaveAttribute("width", "800");
  await expect(image).toHaveAttribute("height", "450");
  await expect(image).toHaveAttribute("alt", "Picture: Headline pictured");
});

test("loads lazily in a list, with empty alternative text beside its title", async ({ page }) => {
  await page.goto("/news");
  const image = page.locator(picture);
  await expect(image).toHaveCount(1);
  await expect(image).toHaveAttribute("loading", "lazy");
  await expect(image).toHaveAttribute("alt", "");
});

test("shows a cover for a broken, missing or absent picture", async ({ page, site }) => {
  for (const id of ["broken", "missing", "plain"]) {
    await page.goto(`/news/${id}`);
    await expect(page.locator(cover)).toBeVisible();
    await expect(page.locator(picture)).toHaveCount(0);
  }
  expect(site.output()).toContain("It is not a picture, or a damaged one.");
  expect(site.output()).toContain("There is no such file.");
});

test("shows a cover for a picture that fails to load", async ({ page }) => {
  await page.route("**/images/**", (route) => route.abort());
  await page.goto("/news/pictured");
  await expect(page.locator(picture)).toHaveCount(0);
  await expect(page.locator(cover)).toBeVisible();
});

test("makes no other sizes or formats, and reads nothing outside the folder", async ({ request }) => {
  const hash = "a".repeat(16);
  for (const path of [
    `/images/${hash}/pictures/clinic.jpg/641.avif`,
    `/images/${hash}/pictures/clinic.jpg/640.png`,
    `/images/${hash}/pictures/none.jpg/640.avif`,
    `/images/${hash}/..%2f..%2fetc%2fpasswd/640.avif`,
    "/images/",
  ])
    expect((await request.get(path)).status(), path).toBe(404);
  const older = await request.get(`/images/${hash}/pictures/clinic.jpg/640.webp`);
  expect(older.headers()["cache-control"]).toBe("no-cache");
});

test.describe("in low-data mode", () => {
  test.use({ extraHTTPHeaders: { "save-data": "on" } });

  test("loads a picture on request, and states its size", async ({ page }) => {
    // The size is known only after the picture was encoded once.
    const html = await (await page.request.get("/news", { headers: { "save-data": "off" } })).text();
    const [image = ""] = /\/images\/[^"]*clinic\.jpg\/640\.webp(?=")/.exec(html) ?? [];
    expect((await page.request.get(image)).status()).toBe(200);
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/images/") && asked.push(request.url()));
    await page.goto("/news/pictured");
    const row = page.getByText(/^Show the picture \(\d+ KB\)$/);
    await expect(row).toBeVisible();
    expect(asked).toEqual([]);

    const coming = page.waitForResponse(/\/images\//);
    await row.click();
    const { length } = await (await coming).body();
    await expect(row).toHaveText(`Show the picture (${Math.ceil(length / 1000)} KB)`);
    await expect(page.locator(`${picture}[alt]`)).toHaveJSProperty("naturalWidth", 640);
    expect(asked).toHaveLength(1);
  });
});
