/** The people pages with as much content as they can hold: their weight with pictures, and their accessibility. */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { seededRandom } from "../../app/art/seeded-random.ts";
import { peoplePerPage } from "../../server/content/people.ts";
import { connectDatabase } from "../../server/database/connect.ts";
import { prepareDatabase } from "../../server/prepare-database.ts";
import { news } from "../records.ts";
import { save } from "../save.ts";
import { expectAccessibleInEveryForm } from "./accessible.ts";
import { everywhere, expect } from "./journey.ts";
import { expectLight, expectToSaveData } from "./page-budgets.ts";
import { testOnSiteWith } from "./site-with.ts";

const names = [
  ...["Selam Haile", "ሙሉ ታደሰ", "سامي عبد الرحمن", "Jean-Baptiste N’Diaye", "Thandiwe Mokoena"],
  "Oluwaseun Adébáyọ̀-Okonkwo Nwachukwu-Featherstonehaugh the Younger",
];
const created_at = "2026-11-15T08:00:00.000Z";

/** Invented words, so that the texts compress no better than those by different authors. */
function invented(seed: string, count: number): string {
  const random = seededRandom(seed);
  const word = () =>
    Array.from({ length: 2 + random.below(7) }, () => "abdefghiklmnorstuwy"[random.below(19)]);
  return Array.from({ length: count }, () => word().join("")).join(" ");
}

const test = testOnSiteWith(async () => {
  const folder = mkdtempSync(join(tmpdir(), "people-"));
  mkdirSync(join(folder, "pictures"));
  const portrait = { create: { width: 900, height: 1200, channels: 3, background: "teal" } } as const;
  const jpeg = await sharp(portrait).jpeg().toBuffer();
  const url = `file:${join(folder, "site.db")}`;
  const database = connectDatabase(url);
  await prepareDatabase(database, { sampleContent: false });
  for (let index = 0; index < peoplePerPage + 6; index++) {
    const id = `person-${index}`;
    const name = `${names[index % names.length]} ${invented(`name ${index}`, 1)}`;
    const picture = `/pictures/${invented(`picture ${index}`, 3).replaceAll(" ", "-")}.jpg`;
    if (index % 6 < 5) writeFileSync(join(folder, picture), jpeg);
    await save(database.db, "people", {
      ...{ id, name, role: invented(`role ${index}`, 3), text: invented(`text ${index}`, 60), created_at },
      ...{ image_url: picture, email: "a@example.org", profile: "https://example.org/a" },
    });
  }
  const written = Array.from({ length: 13 }, (_, index) =>
    news(`item-${index}`, {
      ...{ headline: invented(`headline ${index}`, 9), content: invented(`content ${index}`, 60) },
      authors: "person-0, person-2",
    }),
  );
  await save(database.db, "news", ...written);
  await database.close();
  return { DATABASE_URL: url, PICTURES_FOLDER: folder, SAMPLE_CONTENT: "off", LOG_LEVEL: "error" };
});

for (const path of ["/about/people", "/about/people/person-0", "/news/item-0"])
  test(
    `${path} is light, saves data, and is accessible`,
    everywhere(),
    async ({ page, browser, baseURL }) => {
      await expectLight(page, `${baseURL}${path}`);
      await expectAccessibleInEveryForm(page);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await expectToSaveData(browser, `${baseURL}${path}`);
    },
  );

test("shows an initial in place of a picture that fails to load", async ({ page }) => {
  await page.route("**/images/**", (route) => route.abort());
  await page.goto("/about/people/person-0");
  await expect(page.locator("main article picture")).toHaveCount(0);
  await expect(page.locator("main article svg text")).toHaveText("S");
});

test("a card opens its page, whose back link returns to the card on any page of the list", async ({
  page,
}) => {
  const goAndReturn = async (name: RegExp, id: string) => {
    const list = page.url();
    await page.getByRole("link", { name }).first().click();
    await expect(page).toHaveURL(new RegExp(`/about/people/${id}$`));
    await page.getByRole("link", { name: "Back to People" }).click();
    await expect(page).toHaveURL(`${list}#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
  };
  await page.goto("/about/people");
  await goAndReturn(/^سامي/, "person-2");
  await page.getByRole("link", { name: "Page 2" }).click();
  await page.waitForURL("**?page=2");
  await goAndReturn(/^سامي/, `person-${peoplePerPage + 2}`);
});
