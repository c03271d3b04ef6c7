/** PostgreSQL accepts queries but never answers: pages requested before are served, others get a 503 in time. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPostgres } from "../postgres.ts";
import { type RunningSite, startSite } from "../site.ts";

if (process.platform === "linux")
  describe("a database that does not answer", () => {
    let postgres: Awaited<ReturnType<typeof startPostgres>>;
    let site: RunningSite;
    const seen = ["/", "/about", "/news", "/news/addis-programme", "/?updates=news", "/feeds/news.rss"];
    beforeAll(async () => {
      postgres = await startPostgres();
      site = await startSite({ DATABASE_URL: postgres.url("postgres") });
      for (const path of seen) expect((await fetch(site.url + path)).status).toBe(200);
      await postgres.pause();
    });
    afterAll(async () => {
      await postgres.resume();
      await site.stop();
      await postgres.stop();
    });

    /** The response, and how many milliseconds it took. */
    async function ask(path: string) {
      const started = performance.now();
      const response = await fetch(site.url + path, { signal: AbortSignal.timeout(20_000) });
      return { response, took: performance.now() - started };
    }

    test("delays only the first requests for a page that was requested before", async () => {
      for (const { response, took } of await Promise.all(seen.map(ask))) {
        expect(response.status).toBe(200);
        expect(took).toBeLessThan(5000);
      }
      const copy = async () => (await ask("/about")).response.headers.get("x-last-good-copy");
      // The version that was read last is trusted for a moment.
      await expect.poll(copy).toBe("yes");
      const started = performance.now();
      for (let times = 0; times < 20; times++) expect(await copy()).toBe("yes");
      // If each waited for the database, this would take 20 s.
      expect(performance.now() - started).toBeLessThan(8000);
    });

    test.each(["/news?q=a", "/our-work/signed-pipelines", "/resources?page=2"])(
      "answers 503 within seconds for %s, which was not requested before",
      async (path) => {
        const { response, took } = await ask(path);
        expect(response.status).toBe(503);
        expect(took).toBeLessThan(15_000);
      },
    );

    test("does not let waiting visitors delay others", async () => {
      const waiting = Promise.all(Array.from({ length: 30 }, (_, number) => ask(`/news?q=${number}`)));
      const { response, took } = await ask("/faq?q=model");
      expect(response.status).toBe(200);
      expect(took).toBeLessThan(5000);
      expect(new Set((await waiting).map(({ response: { status } }) => status))).toEqual(new Set([503]));
    });

    test.each(["/feeds/updates.atom", "/sitemaps/en.xml", "/events.ics", "/social/news/addis-programme.png"])(
      "%s says when to try again",
      async (path) => {
        const { response } = await ask(path);
        expect(response.status).toBe(503);
        expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
        expect(await response.text()).toMatch(/Please try again in a few seconds\.\n$/);
      },
    );

    test("serves fresh pages once the database answers again", async () => {
      await postgres.resume();
      for (const path of ["/about", "/news"]) {
        await expect.poll(async () => (await ask(path)).response.headers.has("x-last-good-copy")).toBe(false);
      }
      await expect.poll(async () => (await ask("/resources?page=2")).response.status).toBe(200);
    });
  });
