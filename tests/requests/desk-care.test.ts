/** Care for what is published: found by the checks in the background, mended at the desk. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { careOf } from "../../server/care/care.ts";
import { askNext } from "../../server/care/other-links.ts";
import { createLog } from "../../server/process/log.ts";
import { editionsOf } from "../../server/publishing/editions.ts";
import { textWork } from "../../server/publishing/texts/text-work.ts";
import { readLog } from "../../server/staff/staff-log.ts";
import { forEachDatabase } from "../databases.ts";
import { photo } from "../media-files.ts";
import { recordsAt } from "./create-records.ts";
import { startDeskSite } from "./sign-in.ts";
import { mediaUploads } from "./upload-media.ts";

const day = 24 * 60 * 60_000;

forEachDatabase((_, open) => {
  async function start() {
    const { url, database } = await open();
    const site = await startDeskSite({ DATABASE_URL: url });
    onTestFinished(() => site.stop());
    const written = recordsAt(site);
    await database.db
      .insertInto("care_checks")
      .columns(["edition_id", "revision", "checked_at", "findings"])
      .expression(({ selectFrom, val }) =>
        selectFrom("editions")
          .select(({ ref }) => [
            ref("id").as("edition_id"),
            ref("revision").as("revision"),
            ref("changed_at").as("checked_at"),
            val("[]").as("findings"),
          ])
          .where("public_revision", "is not", null),
      )
      .execute();
    await database.db.updateTable("care_checks").set({ checked_at: new Date().toISOString() }).execute();
    /** Checks all new and changed editions, as the site does a minute after its start. */
    const check = () => {
      const parts = { texts: textWork(), settings: { siteUrl: site.url }, log: createLog("silent") };
      return careOf({ database, ...parts }).checkBatch(site.url);
    };
    const page = async (browser: { get(path: string): Promise<Response> }, path = "/desk/care") =>
      (await (await browser.get(path)).text()).replaceAll("<!-- -->", "");
    return { site, database, written, check, page };
  }

  test("lists broken links, undescribed pictures and heavy pages until they are mended", async () => {
    const { site, written, check, page } = await start();
    const writer = await site.signIn("writer");
    expect(await page(writer)).toContain("Nothing needs care.");
    const picture = await mediaUploads(site).upload("lamp.png", await photo(300, 200).png().toBuffer());
    const other = await written.published("news", { headline: "Soon gone", content: "Text." });
    const linking = await written.published("news", {
      headline: "It links",
      content: `[There](/news/${other.slug}) and [nowhere](/news/never-was), ![](/media/${picture}).`,
    });
    const noise = Array.from({ length: 9000 }, (_, index) => ((index * 7919) % 65_537).toString(36)).join(
      " ",
    );
    await written.published("news", { headline: "Too long", content: noise });
    await check();
    const found = await page(writer);
    expect(found).toMatch(/Mend broken links<\/h2>.*It links<\/a>.*\/news\/never-was<\/code>/s);
    expect(found).not.toContain(`/news/${other.slug}</code>`);
    expect(found).toMatch(new RegExp(`Describe pictures</h2>.*It links</a>.*/media/${picture}</code>`, "s"));
    expect(found).toMatch(/Shorten heavy pages<\/h2>.*Too long<\/a>.*\d\d(\.\d)? KB/s);
    expect(found).toContain(`Last written by <bdi>${linking.changedBy.name}</bdi>`);
    expect(found).not.toContain("<h2>Settings</h2>");
    expect(await page(writer, "/desk")).toContain("3 things in published texts need care");

    // Mended: the text and the picture are changed.
    await mediaUploads(site).change(picture, { alt: "A lamp" });
    await written.changed(linking, { content: `[There](/news/${other.slug}), ![](/media/${picture}).` });
    const changed = await written.editions.read(linking.id);
    await written.editions.publish(written.author, linking.id, { base: changed?.revision ?? 0 });
    await check();
    const mended = await page(writer);
    expect(mended).not.toContain("It links");
    expect(mended).toContain("Too long");
  });

  test("asks for a review of old texts, and records who reviewed them", async () => {
    const { site, database, written, page } = await start();
    const old = await written.published("news", { headline: "Written long ago" });
    const draft = await written.draft("news", { headline: "Only a draft" });
    const ago = (months: number) => new Date(Date.now() - months * 31 * day).toISOString();
    const setChanged = (changed_at: string) =>
      database.db.updateTable("editions").set({ changed_at }).where("id", "in", [old.id, draft.id]).execute();
    await setChanged(ago(11));
    const writer = await site.signIn("writer", "Meron");
    expect(await page(writer)).not.toContain("Written long ago");
    await setChanged(ago(14));
    const listed = await page(writer);
    expect(listed).toMatch(/Review old texts<\/h2>.*for 12 months.*Written long ago<\/a>.*Reviewed today/s);
    expect(listed).not.toContain("Only a draft");

    const reviewed = await writer.post("/desk/care", { act: "review", id: old.id });
    expect(reviewed.headers.get("location")).toBe("/desk/care?done=reviewed");
    expect(await page(writer)).not.toContain("Written long ago");
    const [last] = await readLog(database.db, 1);
    expect(last).toMatchObject({ act: "reviewed", subject: `news/${old.slug}`, staff_name: "Meron" });
    for (const id of [draft.id, "no-such-id", ""])
      expect((await writer.post("/desk/care", { act: "review", id })).status).toBe(422);
    expect((await site.stranger().post("/desk/care", { act: "review", id: old.id })).status).toBe(401);
    // A review grows old, too.
    await database.db
      .updateTable("care_reviews")
      .set({ at: ago(13) })
      .execute();
    expect(await page(writer)).toContain("Written long ago");
  });

  test("only administrators change the settings, within limits", async () => {
    const { site, database, page } = await start();
    const change = { act: "change settings", months: "24", links: "on" };
    for (const role of ["writer", "publisher"] as const)
      expect((await (await site.signIn(role)).post("/desk/care", change)).status).toBe(403);
    const administrator = await site.signIn("administrator");
    for (const months of ["0", "61", "1.5", "x", "", "-1", "1e9"])
      expect((await administrator.post("/desk/care", { ...change, months })).status, months).toBe(422);
    expect(await database.db.selectFrom("care_settings").selectAll().execute()).toEqual([]);
    const changed = await administrator.post("/desk/care", change);
    expect(changed.headers.get("location")).toBe("/desk/care?done=settings");
    expect(await page(administrator)).toMatch(/name="months"[^>]*value="24"/);
    expect(await database.db.selectFrom("care_settings").selectAll().execute()).toEqual([
      { name: "care", review_months: 24, asks_links: 1 },
    ]);
  });

  test("asks other sites only if it may, once a week, and reports a link after two failures", async () => {
    const { database } = await open();
    const { db } = database;
    await db.deleteFrom("editions").execute();
    const author = { id: null, name: "A writer" };
    const editions = editionsOf({ database });
    const address = "https://gone.example/report";
    const draft = await editions.create(author, "news", {
      headline: "A source",
      content: `[A report](${address}).`,
    });
    if ("outcome" in draft) throw new Error("The draft was refused.");
    await editions.publish(author, draft.id, { base: draft.revision });
    const site = createServer((_, response) => response.end("A page")).listen(0, "127.0.0.1");
    onTestFinished(() => void site.close());
    await once(site, "listening");
    const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    const care = careOf({
      database,
      texts: textWork(),
      settings: { siteUrl: origin },
      log: createLog("silent"),
    });
    const check = async () => {
      await db.deleteFrom("care_checks").execute();
      await care.checkBatch(origin);
    };
    const links = () => db.selectFrom("care_links").selectAll().execute();
    await check();
    expect(await links()).toEqual([]);
    await care.changeSettings(author, { reviewMonths: 12, asksLinks: true });
    await check();
    expect(await links()).toMatchObject([{ address, asked_at: null, failures: 0 }]);

    const asked: string[] = [];
    const ask = async (asking: string) => {
      asked.push(asking);
      return { outcome: "gone", status: 404 } as const;
    };
    const at = (days: number) => new Date(Date.now() + days * day);
    const askOn = (days: number) => askNext(db, { userAgent: "a test", now: at(days), ask });
    expect([await askOn(0), await askOn(0), await askOn(6)]).toEqual([true, false, false]);
    await check();
    expect(await care.findings()).toEqual([]);
    expect([await askOn(8), await askOn(8)]).toEqual([true, false]);
    expect(asked).toEqual([address, address]);
    await check();
    expect(await care.findings()).toMatchObject([{ problem: "other link", subject: address, figure: 404 }]);
    await askNext(db, { userAgent: "a test", now: at(16), ask: async () => ({ outcome: "found" }) });
    await check();
    expect(await care.findings()).toEqual([]);
  });
});
