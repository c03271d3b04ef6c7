/** Redirects that administrators add: only from addresses without a page, and only to pages of this site. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { maxRedirects } from "../../server/desk/own-redirects.ts";
import { forEachDatabase } from "../databases.ts";
import { recordsAt } from "./create-records.ts";
import { type DeskBrowser, type DeskSite, startDeskSite } from "./sign-in.ts";

const path = "/desk/redirects";

forEachDatabase((_, open) => {
  let site: DeskSite;
  let administrator: DeskBrowser;
  beforeAll(async () => {
    site = await startDeskSite({ DATABASE_URL: (await open()).url });
    administrator = await site.signIn("administrator");
    await recordsAt(site).published("news", { headline: "A report" });
  });
  afterAll(() => site.stop());

  const ask = async (address: string) => {
    const answer = await fetch(site.url + address, { redirect: "manual" });
    return [answer.status, answer.headers.get("location")];
  };
  const add = (from: string, to: string) => administrator.post(path, { act: "add", from, to });

  test("lead visitors to the page, however the address is written, until they are removed", async () => {
    expect(await ask("/poster")).toEqual([404, null]);
    expect((await add(" /Poster/ ", "/news/a-report")).headers.get("location")).toBe(`${path}?done=added`);
    expect((await add("/fr/affiche 2027".replace(" ", "-"), "/fr/events")).status).toBe(302);
    expect(await ask("/poster")).toEqual([301, "/news/a-report"]);
    expect(await ask("/POSTER?utm_source=letter")).toEqual([301, "/news/a-report"]);
    expect(await ask("/fr/affiche-2027")).toEqual([301, "/fr/events"]);
    const html = await (await administrator.get(path)).text();
    expect(html).toMatch(/\/fr\/affiche-2027.*\/poster.*Remove the redirect from \/poster/s);
    expect((await add("/poster", "/events")).status).toBe(422);
    await administrator.post(path, { act: "remove", path: "/poster" });
    expect(await ask("/poster")).toEqual([404, null]);
    const log = await site.database.db
      .selectFrom("staff_log")
      .select(["act", "subject"])
      .where("act", "like", "%redirect%")
      .orderBy("number")
      .execute();
    expect(log[0]).toEqual({ act: "added a redirect", subject: "/poster → /news/a-report" });
    expect(log.at(-1)).toEqual({ act: "removed a redirect", subject: "/poster → /news/a-report" });
  });

  test.each([
    ["/about", "/events"],
    ["/news/a-report", "/events"],
    ["/", "/events"],
    ["/desk/hidden", "/events"],
    ["/preview/x", "/events"],
    ["poster", "/events"],
    ["", "/events"],
    ["//evil.example/x", "/events"],
    ["https://evil.example/x", "/events"],
    [`/${"x".repeat(600)}`, "/events"],
    ["/free", "https://evil.example/"],
    ["/free", "//evil.example/"],
    ["/free", "/\\evil.example"],
    ["/free", "/\t/evil.example"],
    ["/free", "javascript:alert(1)"],
    ["/free", "/no-such-page"],
    ["/free", "/free"],
    ["/free", "/desk"],
    ["/free", "/fr/affiche-2027"],
    ["/free", ""],
  ])("refuses %s → %s, and keeps what was typed", async (from, to) => {
    const refused = await add(from, to);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('aria-invalid="true"');
    expect((await ask("/free"))[0]).toBe(404);
  });

  test("never hide a page: one that is published later is shown", async () => {
    await add("/later", "/events");
    expect(await ask("/later")).toEqual([301, "/events"]);
    await recordsAt(site).published("pages", { title: "Later" });
    await expect.poll(async () => (await ask("/later"))[0]).toBe(200);
    // Its address is no longer free, and the redirect leads nowhere else.
    expect((await add("/later", "/news")).status).toBe(422);
  });

  test("have a limit", async () => {
    const { db } = site.database;
    const rows = Array.from({ length: maxRedirects }, (_, index) => ({
      ...{ path: `/many-${index}`, target: "/events", added_by_name: "Ada" },
      added_at: new Date().toISOString(),
    }));
    for (let start = 0; start < rows.length; start += 200)
      await db
        .insertInto("own_redirects")
        .values(rows.slice(start, start + 200))
        .execute();
    const refused = await add("/one-more", "/events");
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining("1,000 redirects, the most that are stored"),
    ]);
    expect(await ask("/one-more")).toEqual([404, null]);
  });
});
