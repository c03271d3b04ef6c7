import { expect, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { contentOf } from "../content/content.ts";
import type { Log } from "../process/log.ts";
import type { Edition } from "./edition.ts";
import { editionsOf } from "./editions.ts";
import { receiptsOf } from "./receipts/receipts.ts";
import { publishingScheduler } from "./scheduler.ts";

const ada = { id: null, name: "Ada" };
const minute = 60_000;
const dueAt = "2026-03-25T12:10:00.000Z";

forEachDatabase((_engine, open) => {
  async function desk() {
    const { database } = await open();
    let time = Date.parse("2026-03-25T12:00:00.000Z");
    const now = () => new Date(time);
    const errors: unknown[] = [];
    const note = () => {};
    const log: Log = {
      ...{ debug: note, info: note, warn: note },
      error: (_message, fields) => errors.push(fields),
    };
    const editions = editionsOf({ database, now });
    const watch = publishingScheduler({ database, log, now });
    const receipts = receiptsOf({ database, content: contentOf(database), log });
    const scheduled = async (headline: string, due = dueAt) => {
      const created = await editions.create(ada, "news", { headline, content: "On Monday." });
      const { id } = created as Edition;
      await editions.schedule(ada, id, { base: 1, dueAt: due });
      return id;
    };
    const setTime = (at: string | number) => (time = new Date(at).getTime());
    const look = async () => {
      time += 1000;
      await watch.beforeReading();
      await watch.stop();
    };
    /** Makes its text unreadable. */
    const breakText = (id: string, fields = "{") =>
      database.db.updateTable("versions").set({ fields }).where("edition_id", "=", id).execute();
    const state = async (id: string) => (await editions.read(id))?.state;
    return { database, editions, receipts, errors, scheduled, setTime, look, breakText, state, now };
  }

  test("a failing record does not delay the others, is reported with the cause, and is published once it can be", async () => {
    const { editions, receipts, errors, scheduled, setTime, look, breakText, state } = await desk();
    const broken = await scheduled("Broken");
    const [same, later] = [await scheduled("At the same moment"), await scheduled("Later")];
    await breakText(broken);
    setTime(dueAt);
    await look();
    expect([await state(broken), await state(same), await state(later)]).toEqual([
      ...["scheduled", "published", "published"],
    ]);
    expect(errors).toMatchObject([{ id: broken, failures: 1, error: expect.any(Error) }]);
    expect(await receipts.failed()).toMatchObject([
      {
        editionId: broken,
        checks: [{ place: "schedule", problem: expect.stringMatching(/tried again.*JSON/) }],
      },
    ]);
    // Retries do not delay the others either.
    const next = await scheduled("Next", new Date(Date.parse(dueAt) + 2 * minute).toISOString());
    setTime(Date.parse(dueAt) + 2 * minute);
    await look();
    expect(await state(next)).toBe("published");
    expect(await receipts.failed()).toHaveLength(1);

    await breakText(broken, JSON.stringify({ headline: "Mended", content: "On Monday." }));
    setTime(Date.parse(dueAt) + 60 * minute);
    await look();
    expect(await editions.read(broken)).toMatchObject({ state: "published", firstPublishedAt: dueAt });
    expect(await receipts.failed()).toEqual([]);
  });

  test("retries back off, and stop once the record is unscheduled", async () => {
    const { editions, errors, scheduled, setTime, look, breakText, now } = await desk();
    const id = await scheduled("Broken");
    await breakText(id);
    setTime(dueAt);
    for (let seconds = 0; seconds < 600; seconds += 5) {
      setTime(Date.parse(dueAt) + 1000 * seconds);
      await look();
    }
    // After 0, 5, 15, 35, 75, 155 and 315 seconds.
    expect(errors).toHaveLength(7);
    await editions.unschedule(ada, id);
    setTime(now().getTime() + 60 * minute);
    await look();
    await look();
    expect(errors).toHaveLength(7);
  });

  test("a translation waits for its original", async () => {
    const { database, editions, scheduled, setTime, look, breakText, state } = await desk();
    const original = await scheduled("Broken");
    const started = await editions.startTranslation(ada, original, "fr", "original");
    const french = started.outcome === "done" ? started.edition.id : "";
    await editions.schedule(ada, french, { base: 1, dueAt });
    await breakText(original);
    setTime(dueAt);
    await look();
    expect([await state(original), await state(french)]).toEqual(["scheduled", "scheduled"]);
    const shown = database.db.selectFrom("record_texts").selectAll().where("kind", "=", "news");
    expect(await shown.execute()).toEqual([]);
    await breakText(original, JSON.stringify({ headline: "Mended", content: "On Monday." }));
    setTime(Date.parse(dueAt) + 60 * minute);
    await look();
    expect([await state(original), await state(french)]).toEqual(["published", "published"]);
  });

  test("never publishes the draft instead of a missing version", async () => {
    const { database, editions, receipts, scheduled, setTime, look } = await desk();
    const id = await scheduled("Lost");
    await database.db.deleteFrom("versions").execute();
    setTime(dueAt);
    await look();
    expect(await editions.read(id)).toMatchObject({ state: "draft", publicRevision: null, dueAt: null });
    expect(await receipts.failed()).toMatchObject([
      { checks: [{ place: "schedule", problem: [{ name: "scheduledVersionMissing" }] }] },
    ]);
  });
});
