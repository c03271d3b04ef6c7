/** When the database hangs, is locked or is gone, requests that need it are refused in time, and others still work. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { totalOf } from "../../server/content/changes.ts";
import { connectDatabase, type SiteDatabase } from "../../server/database/connect.ts";
import { whileVisitorsWait } from "../../server/database/site-database.ts";
import { startPostgres } from "../postgres.ts";
import { type RunningSite, startSite } from "../site.ts";

/** Much longer than an answer takes, and much shorter than visitors would wait for a database that hangs. */
const deadline = 10_000;

function get(site: RunningSite, path: string): Promise<Response> {
  return fetch(site.url + path, { signal: AbortSignal.timeout(deadline) });
}

let count = 0;
function post(site: RunningSite): Promise<Response> {
  const words = { name: "Selam", email: "selam@example.org", subject: "S", message: `Message ${count++}` };
  return fetch(`${site.url}/contact`, {
    method: "POST",
    body: new URLSearchParams(words),
    redirect: "manual",
    signal: AbortSignal.timeout(deadline),
  });
}

if (process.platform === "linux")
  describe("a PostgreSQL that no longer answers", () => {
    let postgres: Awaited<ReturnType<typeof startPostgres>>;
    let site: RunningSite;
    let direct: SiteDatabase;
    beforeAll(async () => {
      postgres = await startPostgres();
      site = await startSite({ DATABASE_URL: postgres.url("postgres"), LOG_LEVEL: "silent" });
      direct = connectDatabase(postgres.url("postgres"), { deadlines: whileVisitorsWait });
      await direct.check();
      for (const path of ["/", "/news"]) expect((await get(site, path)).status).toBe(200);
      await postgres.pause();
    });
    afterAll(async () => {
      await postgres.resume();
      await Promise.all([site.stop(), direct.close()]);
      await postgres.stop();
    });

    test("serves files and pages requested before, and answers 503 to other pages and messages", async () => {
      const answers = await Promise.all([
        get(site, "/favicon.ico"),
        ...Array.from({ length: 20 }, () => get(site, "/news")),
        get(site, "/events"),
        post(site),
        post(site),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, ...Array(20).fill(200), 503, 503, 503]);
      // The version that was read last is trusted for a moment.
      const copy = async () => (await get(site, "/news")).headers.get("x-last-good-copy");
      await expect.poll(copy).toBe("yes");
    });

    test("fails every query in time, including queries waiting for a connection and transactions", async () => {
      const { db, check } = direct;
      const started = performance.now();
      const outcomes = await Promise.allSettled([
        db.transaction().execute((transaction) => totalOf(transaction, "news")),
        check(),
        ...Array.from({ length: 25 }, () => totalOf(db, "news")),
      ]);
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toEqual([]);
      expect(performance.now() - started).toBeLessThan(deadline);
    });

    test("works again once PostgreSQL answers", async () => {
      await postgres.resume();
      // One query for each connection of the pool: none may still be waiting for an old answer.
      const askAll = () => Promise.all(Array.from({ length: 10 }, () => totalOf(direct.db, "news")));
      await expect
        .poll(() =>
          askAll()
            .then(() => direct.check())
            .then(() => "works", String),
        )
        .toBe("works");
      await expect.poll(async () => (await get(site, "/events")).status).toBe(200);
      await expect.poll(async () => (await post(site)).status).toBe(303);
    });
  });

describe("a SQLite file", () => {
  let folder: string;
  let file: string;
  let site: RunningSite;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "trouble-"));
    file = join(folder, "site.db");
    site = await startSite({ DATABASE_URL: `file:${file}`, LOG_LEVEL: "silent" });
    for (const path of ["/news", "/events"]) expect((await get(site, path)).status).toBe(200);
  });
  afterAll(async () => {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(["immediate", "exclusive"])(
    "locked by another program (%s) delays only messages",
    async (kind) => {
      const other = new Sqlite(file);
      try {
        other.exec(`begin ${kind}`);
        const posted = post(site);
        // These are answered while the lock is held: it is released only afterwards.
        for (const path of ["/favicon.ico", "/news", "/events", "/search?q=model"])
          expect((await get(site, path)).status).toBe(200);
        other.exec("commit");
        expect((await posted).status).toBe(303);

        other.exec(`begin ${kind}`);
        expect((await post(site)).status).toBe(503);
        other.exec("commit");
      } finally {
        other.close();
      }
    },
  );

  test("removed while the site runs: pages are served, messages refused", async () => {
    for (const end of ["", "-wal", "-shm"]) rmSync(file + end);
    expect((await post(site)).status).toBe(503);
    for (const path of ["/favicon.ico", "/news", "/our-work"])
      expect((await get(site, path)).status).toBe(200);
  });
});
