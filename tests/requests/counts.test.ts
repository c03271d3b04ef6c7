/** What the server counts, and what staff see of it. */
import { expect, onTestFinished, test } from "vitest";
import { forEachDatabase } from "../databases.ts";
import { pdf } from "../media-files.ts";
import { startSite } from "../site.ts";
import { recordsAt } from "./create-records.ts";
import { startDeskSite } from "./sign-in.ts";
import { mediaUploads } from "./upload-media.ts";

/** As a browser asks for a page. Node's own fetch would set headers that say it is no navigation. */
const browser = {
  accept: "text/html,application/xhtml+xml,*/*;q=0.8",
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0",
  "sec-fetch-dest": "document",
};
type Headers = Record<string, string>;

forEachDatabase((_, open) => {
  test("counts what people read, and stores it when it stops", async () => {
    const { url, database } = await open();
    const site = await startSite({ DATABASE_URL: url });
    const ask = async (path: string, headers: Headers = {}, method = "GET") => {
      const init = { method, headers: { ...browser, ...headers }, redirect: "manual" } as const;
      const answer = await fetch(site.url + path, init);
      await answer.arrayBuffer();
      return answer;
    };

    // Rendered, from the cache, with a query, in low-data mode, and as a copy that is still current.
    const { headers } = await ask("/news");
    for (const path of ["/news", "/news?page=2", "/news?utm_source=mail"]) await ask(path);
    await ask("/news", { "save-data": "on" });
    expect((await ask("/news", { "if-none-match": headers.get("etag") ?? "" })).status).toBe(304);
    await ask("/fr/news", { referer: "https://www.example.org/list?secret=1" });
    await ask("/about", { referer: `${site.url}/news` });
    // Not by people, in advance, or of no public page.
    await ask("/about", {}, "HEAD");
    await ask("/about", { "sec-purpose": "prefetch" });
    await ask("/about", { accept: "*/*", "sec-fetch-dest": "empty" });
    await ask("/about", { "user-agent": "Mozilla/5.0 (compatible; bingbot/2.0)" });
    for (const path of [
      "/no-such-page",
      "/ABOUT",
      "/my-data/x",
      "/feeds/news.atom",
      "/robots.txt",
      "/health",
    ])
      await ask(path);
    for (const path of [
      "/desk",
      "/desk/sign-in",
      "/preview/x",
      "/favicon.ico",
      "/events.ics",
      "/sitemap.xml",
    ])
      await ask(path);
    // A download, and its second half.
    const file = "/files/scam-lesson-pack.pdf";
    expect((await ask(file)).status).toBe(200);
    expect((await ask(file, { range: "bytes=100-" })).status).toBe(206);
    await ask(file, {}, "HEAD");
    // Searches: two find nothing; a filter, an address and a number are left out.
    for (const q of ["Zzyzx  road", "zzyzx road", "pipeline", "abeba@example.org", "zzyzx 0911 234567"])
      expect((await ask(`/search?q=${encodeURIComponent(q)}`)).headers.has("x-nothing-found")).toBe(false);
    await ask("/search?q=zzyzx+road&section=news");
    await ask("/news?q=qqqq");
    await ask("/faq?q=qqqq");
    await site.stop();

    const rows = await database.db.selectFrom("counts").selectAll().execute();
    const counted = Object.fromEntries(
      rows.map(({ what, name, language, count }) => [[what, name, language].join(" ").trim(), count]),
    );
    expect(counted).toEqual({
      "page /news en": 7,
      "page /news fr": 1,
      "page /about en": 1,
      "page /search en": 6,
      "page /faq en": 1,
      [`file ${file}`]: 1,
      "referrer example.org": 1,
      "search zzyzx road": 2,
      "search qqqq": 2,
    });
  });

  test("shows staff of every role what is read, and exports it", async () => {
    const { url, database } = await open();
    const site = await startDeskSite({ DATABASE_URL: url });
    onTestFinished(() => site.stop());
    const text = async (answer: Promise<Response>) =>
      (await (await answer).text()).replaceAll("<!-- -->", "");
    const ask = (path: string) =>
      fetch(site.url + path, { headers: browser }).then((answer) => answer.text());
    const written = recordsAt(site);
    const { slug } = await written.published("news", { headline: "Read me" });
    const id = await mediaUploads(site).upload("guide.pdf", pdf());
    for (let time = 0; time < 3; time++) await ask(`/news/${slug}`);
    await ask(`/media/${id}/guide.pdf`);
    const formula = '=HYPERLINK("http://x")';
    for (let time = 0; time < 2; time++) await ask(`/search?q=${encodeURIComponent(formula)}`);
    await ask("/search?q=zzyzx+kwame");
    // The sums are stored every few seconds.
    await expect
      .poll(() => database.db.selectFrom("counts").select("name").execute(), { timeout: 20_000 })
      .toContainEqual({ name: "zzyzx kwame" });

    for (const role of ["writer", "publisher", "administrator"] as const) {
      const person = await site.signIn(role);
      const page = await text(person.get("/desk/counts?period=7-days"));
      expect(page).toContain("<h1>What is read</h1>");
      expect(page).toMatch(new RegExp(`href="/news/${slug}"[^]*?</th><td>3</td>`));
      expect(page).toMatch(/<bdi>guide\.pdf<\/bdi><\/a><\/th><td>1<\/td>/);
      expect(page).toMatch(/=hyperlink\(&quot;http:\/\/x&quot;\)<\/span><\/th><td>2<\/td>/);
      expect(page).not.toContain("zzyzx kwame");
      expect(page).toContain('href="/desk/counts?period=7-days" aria-current="page"');
    }

    const writer = await site.signIn("writer");
    const csv = await writer.get("/desk/counts.csv?period=90-days");
    expect(csv.headers.get("content-disposition")).toContain('filename="what-is-read-90-days.csv"');
    const lines = (await csv.text()).split("\r\n");
    expect(lines[0]).toBe('"day","what","name","language","count"');
    expect(lines.join("\n")).toMatch(new RegExp(`"page","/news/${slug}","en","3"`));
    // A spreadsheet must not run it.
    expect(lines.join("\n")).toContain(`"search","'=hyperlink(""http://x"")","","2"`);
    expect(lines.join("\n")).not.toContain("zzyzx kwame");

    // An unknown period is the usual one.
    expect(await text(writer.get("/desk/counts?period=x"))).toContain('period=30-days" aria-current="page"');
    expect(await text(writer.get(`/desk/news/${slug}/history`))).toContain(
      "Opened 3 times in the last 30 days.",
    );
    expect((await site.stranger().get("/desk/counts.csv")).status).toBe(302);
  });
});
