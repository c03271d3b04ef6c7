import { beforeAll, expect, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { event, news } from "../../tests/records.ts";
import { contentOf } from "../content/content.ts";
import { remove, save } from "../content/save.ts";
import type { SiteDatabase } from "../database/connect.ts";

forEachDatabase((_, open) => {
  let database: SiteDatabase;
  beforeAll(async () => {
    ({ database } = await open());
    await save(
      database.db,
      "news",
      news("a", { headline: "Signing models" }),
      news("b", { headline: "A model of trust" }),
      news("c", { headline: "Mode of travel" }),
      news("gone", { headline: "Zanzibar" }),
    );
    await remove(database.db, "news", "gone");
    await save(database.db, "events", event("e", { name: "Clinic", location: "Nairobi" }));
  });

  test.each([
    ["modle", "model"],
    ["Clinc in Nairoby", "clinic in nairobi"],
    ["signing  modles!", "signing  models!"],
  ])("%s may mean %s", async (typed, meant) => {
    expect(await contentOf(database).suggest(typed)).toBe(meant);
  });

  test.each(["Zanzibr", "clinic travle", "xylophone", "the", "%", "mo", "ab ".repeat(60)])(
    "%s may mean nothing that is here",
    async (typed) => {
      expect(await contentOf(database).suggest(typed)).toBeUndefined();
    },
  );
});
