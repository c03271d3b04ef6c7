import { expect, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { rebuildTexts, upgradeTexts } from "../../tests/rebuild-texts.ts";
import { event, news } from "../../tests/records.ts";
import { save } from "../../tests/save.ts";
import { isUntouched } from "../content/changes.ts";
import { contentOf } from "../content/content.ts";
import { indexedText } from "../content/search/indexed-text.ts";
import { saveTranslation } from "../content/translations.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { prepareDatabase } from "../prepare-database.ts";
import { createLog } from "../process/log.ts";
import { editionsOf } from "../publishing/editions.ts";
import { joinProcesses } from "./processes.ts";
import { rebuildStep } from "./rebuild-pass.ts";
import { upgradeProgress } from "./upgrade-progress.ts";

const created_at = "2026-11-15T08:00:00.000Z";

forEachDatabase((_, open) => {
  test("folds texts and translations again in the background after the rules change", async () => {
    const { database } = await open();
    const { db } = database;
    const editions = editionsOf({ database });
    await save(
      db,
      "news",
      news("plan", { headline: "Plan ٢٠٢٦" }),
      news("same", { headline: "Same zyzzyva" }),
    );
    const fields = { headline: "ጐንደር", content: "ጽሑፍ" };
    await saveTranslation(db, "news", "plan", "am", { fields, created_at });
    await editions.create({ id: null, name: "Ada" }, "news", { headline: "Draft ٢٠٢٥" });
    const before = indexedText(["plan ٢٠٢٦"]);
    await db.updateTable("records").set({ folded: before }).where("id", "=", "plan").execute();
    await db
      .updateTable("editions")
      .set({ folded: indexedText(["draft ٢٠٢٥"]) })
      .execute();

    const found = foundIn(database);
    await upgradeTexts(database);
    // Until then, searches find what they found before.
    expect(await found("2026")).toEqual([]);
    expect(await found("plan")).toEqual(["plan"]);
    await rebuildTexts(database);
    for (const q of ["2026", "ጎንደር", "plan"]) expect(await found(q)).toEqual(["plan"]);
    expect(await found("same")).toEqual(["same"]);
    expect((await editions.list({ q: "2025" })).rows).toHaveLength(1);
    expect((await contentOf(database).suggest("zyzzyma"))?.term).toBe("zyzzyva");
  });

  test("folds pictures again with their texts in other languages and their tags", async () => {
    const { database } = await open();
    const { db } = database;
    const at = "2026-11-15T08:00:00.000Z";
    await db
      .insertInto("media")
      .values({
        ...{ id: "0123456789abcdef0123", kind: "picture", name: "a.jpg", type: "image/jpeg", bytes: 1 },
        ...{ width: 1, height: 1, copy: "01234567", images: "{}", alt: "A lamp", decorative: 0 },
        ...{ caption: "", credit: "", focus_x: 50, focus_y: 50, state: "ready", tries: 0, folded: "" },
        ...{ uploaded_by_name: "Ada", created_at: at, texts: '{"fr":{"alt":"Une lampe"}}' },
      })
      .execute();
    await db.insertInto("media_tags").values({ media_id: "0123456789abcdef0123", tag: "Nairobi" }).execute();
    await upgradeTexts(database);
    await rebuildTexts(database);
    const { folded } = await db.selectFrom("media").select("folded").executeTakeFirstOrThrow();
    expect(folded).toBe("a.jpg a lamp une lampe nairobi");
  });

  test("does not write rows that are folded correctly", async () => {
    const { database } = await open();
    const { db } = database;
    await save(db, "events", event("a"));
    const version = await contentOf(database).version();
    await upgradeTexts(database);
    await rebuildTexts(database);
    expect(await contentOf(database).version()).toBe(version);
    expect(await isUntouched(db, ["news"])).toBe(true);
  });

  test("continues after a kill where the last batch ended, and says how far it is", async () => {
    const { database } = await open();
    const settings = { contractAfterDays: 7 };
    await save(database.db, "news", ...["a", "b", "c", "d"].map((id) => news(id)));
    expect((await upgradeProgress(database, settings)).texts).toBeUndefined();
    await upgradeTexts(database);
    expect(await rebuildStep(database, 3)).toBe("began");
    expect(await rebuildStep(database, 3)).toBe("rebuilt");
    const { texts } = await upgradeProgress(database, settings);
    expect(texts).toMatchObject({ checked: 3, startedAt: expect.any(String) });
    // Another process, which knows only the database.
    await prepareDatabase(database, { sampleContent: false });
    expect(await rebuildTexts(database)).not.toContain("began");
    expect((await upgradeProgress(database, settings)).texts).toBeUndefined();
    const done = await database.db
      .selectFrom("text_versions")
      .select(["checked", "total"])
      .where("version", "!=", "earlier rules")
      .executeTakeFirstOrThrow();
    expect(done.checked).toBe(done.total);
    expect(done.total).toBeGreaterThanOrEqual(8);
  });

  test("checks again what an earlier release writes meanwhile and afterwards", async () => {
    const { database } = await open();
    const { db } = database;
    const found = foundIn(database);
    const writeAsBefore = (id: string, word: string) =>
      db
        .updateTable("records")
        .set({ title: word, folded: indexedText([word]) })
        .where("id", "=", id)
        .execute();
    await save(db, "news", ...["a", "b", "c", "d"].map((id) => news(id)));
    await upgradeTexts(database);
    await rebuildStep(database, 3);
    const { length } = await db.selectFrom("records").select("id").where("kind", "<", "news").execute();
    await rebuildStep(database, length + 2);
    // "a" is checked already; "d" is not.
    await writeAsBefore("a", "٢٠٢٤");
    await writeAsBefore("d", "٢٠٢٥");
    await rebuildTexts(database);
    expect([await found("2024"), await found("2025")]).toEqual([["a"], ["d"]]);
    await writeAsBefore("b", "٢٠٢٦");
    expect(await found("2026")).toEqual([]);
    await rebuildTexts(database);
    expect(await found("2026")).toEqual(["b"]);
    // Its own writes are not noted.
    expect(await db.selectFrom("written_rows").selectAll().execute()).toEqual([]);
  });

  test("notes no writes while all processes follow the same rules", async () => {
    const { database } = await open();
    const process = await joinProcesses({
      database,
      log: createLog("silent"),
      readDisk: async () => undefined,
    });
    await save(database.db, "news", news("a"));
    expect(await database.db.selectFrom("written_rows").selectAll().execute()).toEqual([]);
    await process.stop();
  });

  test("an earlier release leaves the texts to a later one that runs, and rebuilds them once it is alone", async () => {
    const { database } = await open();
    const { db } = database;
    await save(db, "news", news("a"));
    await upgradeTexts(database);
    await rebuildTexts(database);
    const later = {
      ...{ version: "later rules", source: "", last_key: "", checked: 0, total: 0, watched: 0 },
      ...{ first_seen_at: "2999-01-01T00:00:00.000Z", started_at: null, finished_at: null },
    };
    await db.insertInto("text_versions").values(later).execute();
    await db.updateTable("text_versions").set({ finished_at: null, started_at: null }).execute();
    const seen = "2999-01-01T00:00:00.000Z";
    await db
      .insertInto("processes")
      .values({
        ...{ id: "1", release: "later", host: "h", pid: 1, newest_migration: "9999-x" },
        ...{ text_version: later.version, started_at: seen, seen_at: seen },
      })
      .execute();
    expect(await rebuildStep(database, 3)).toBe("outranked");
    await db.deleteFrom("processes").execute();
    expect(await rebuildStep(database, 3)).toBe("began");
    expect(await rebuildTexts(database)).toContain("finished");
  });
});

const foundIn = (database: SiteDatabase) => async (q: string) =>
  (await contentOf(database).news.page({ q })).items.map(({ id }) => id);
