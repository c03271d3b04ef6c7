/** The picture that staff can choose for the opening of Home. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { prepareDatabase } from "../../server/prepare-database.ts";
import { type SeededSite, startSiteWith } from "./site-with-records.ts";

const id = "0123456789abcdef0123";

let site: SeededSite;
beforeAll(async () => {
  site = await startSiteWith(async (db, database) => {
    await prepareDatabase(database, { sampleContent: true });
    await db
      .insertInto("media")
      .values({
        ...{ id, kind: "picture", type: "image/webp", bytes: 1, copy: "a", name: "workshop.jpg", folded: "" },
        ...{
          alt: "A workshop",
          caption: "In Kigali.",
          credit: "Ada",
          decorative: 0,
          focus_x: 5,
          focus_y: 50,
        },
        ...{
          width: 3000,
          height: 1600,
          images: '{"640.webp":30000}',
          texts: "{}",
          state: "ready",
          problem: null,
          tries: 0,
        },
        ...{
          claimed_at: null,
          uploaded_by: null,
          uploaded_by_name: "Ada",
          created_at: "2026-11-15T08:00:00.000Z",
        },
      })
      .execute();
    const home = db.selectFrom("records").select("fields").where("kind", "=", "page/home");
    const { fields } = await home.executeTakeFirstOrThrow();
    const changed = JSON.stringify({ ...JSON.parse(fields), "hero.picture": `/media/${id}` });
    await db.updateTable("records").set({ fields: changed }).where("kind", "=", "page/home").execute();
  });
});
afterAll(() => site.stop());

const opening = async (headers = {}) => {
  const html = (await (await site.get("/", headers)).text()).replaceAll("<!-- -->", "");
  return html.slice(html.indexOf("<main"), html.indexOf("<section"));
};

test("replaces the map, with its description, caption and credit, cropped around its focus point", async () => {
  const html = await opening();
  expect(html).toMatch(new RegExp(`<img src="/media/${id}/[^>]*alt="A workshop"[^>]*class="_\\w+"`));
  expect(html).toMatch(/<figcaption[^>]*>In Kigali\. <small>Picture: Ada</);
  expect(html).not.toContain("<circle");
});

test("is light: no image is wider than a phone or half a desktop needs", async () => {
  const widths = [...(await opening()).matchAll(/\/(\d+)\.(?:avif|webp)/g)].map(([, width]) => Number(width));
  expect(Math.max(...widths)).toBeLessThanOrEqual(1200);
});

test("is left out in low-data mode, where the map stays", async () => {
  const html = await opening({ "save-data": "on" });
  expect(html).not.toContain("<img");
  expect(html).toContain("<circle");
});
