import { expect, test } from "vitest";
import { forEachDatabase } from "../../../tests/databases.ts";
import { news } from "../../../tests/records.ts";
import { contentOf } from "../../content/content.ts";
import { save } from "../../content/save.ts";
import { foldToLetters } from "./2026-11-17-letters.ts";

forEachDatabase((engine, open) => {
  test("text that was folded before it became letters is found again", async () => {
    const { database } = await open();
    await save(database.db, "news", news("a", { headline: "Audit", content: "100% open code" }));
    await database.db.updateTable("news").set({ folded: "audit\n100% open code" }).execute();
    const { news: list } = contentOf(database);
    expect((await list.page({ q: "0% open c" })).total).toBe(0);

    await foldToLetters(database.db, engine);
    expect((await list.page({ q: "0% open c" })).total).toBe(1);
    expect((await list.page({ q: "audit 100" })).total).toBe(0);
  });
});
