/** A site where every record has an uploaded picture: its pages stay within the same budgets. */
import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sections } from "../../content/kinds.ts";
import type { MediaRow } from "../../server/database/schema.ts";
import { prepareDatabase } from "../../server/prepare-database.ts";
import { budgets } from "../budgets/budgets.ts";
import { firstScreen, sent } from "../budgets/first-flight.ts";
import { save, views } from "../save.ts";
import { type SeededSite, startSiteWith } from "./site-with-records.ts";

/** As large as phone photos, each with another focus point. */
function picture(seed: string): MediaRow {
  const hash = createHash("sha256").update(seed);
  const [width = 0, height = 0, x = 0, y = 0] = hash.copy().digest();
  const named = { name: "photo.jpg", alt: seed, caption: "", credit: "", folded: "" };
  return {
    ...{ id: hash.digest("hex").slice(0, 20), kind: "picture", type: "image/webp", bytes: 1, copy: "a" },
    ...{ width: 1300 + width, height: 1000 + height, images: '{"640.webp":30000}', decorative: 0, ...named },
    ...{ focus_x: x % 101, focus_y: y % 101, state: "ready", problem: null, claimed_at: null, tries: 0 },
    ...{ uploaded_by: null, uploaded_by_name: "Ada", created_at: "2026-11-15T08:00:00.000Z" },
    ...{ replaced_at: null, texts: "{}" },
  };
}

let site: SeededSite;
beforeAll(async () => {
  site = await startSiteWith(async (_, database) => {
    await prepareDatabase(database, { sampleContent: true });
    const { db } = database;
    for (const kind of sections)
      for (const record of await views(db).selectFrom(kind).selectAll().execute()) {
        const row = picture(`${kind}/${record.id}`);
        await db.insertInto("media").values(row).execute();
        await save(db, kind, { ...record, image_url: `/media/${row.id}` });
      }
  });
});
afterAll(() => site.stop());

test.each([
  ["/", budgets.fullHome, 33],
  ["/our-work", budgets.fullPage, 9],
  ["/news", budgets.fullPage, 9],
  ["/events", budgets.fullPage, 9],
  ["/resources", budgets.fullPage, 9],
  ["/events/red-team-clinic-kigali", budgets.fullPage, 1],
])("%s stays within its budget with a picture in every card", async (path, most, least) => {
  const { html, withHeaders, firstFlight } = await sent(await site.get(path, { "accept-encoding": "br" }));
  expect(html.match(/<img src="\/media\//g)?.length).toBeGreaterThanOrEqual(least);
  expect(withHeaders).toBeLessThanOrEqual(most);
  expect(firstFlight).toMatch(firstScreen);
});
