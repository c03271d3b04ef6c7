/** Pictures and files uploaded by staff, as visitors see them. */
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pdf, photo } from "../media-files.ts";
import { recordsAt } from "./create-records.ts";
import { type DeskSite, startDeskSite } from "./sign-in.ts";
import { siteUrl } from "./site-with-records.ts";
import { mediaUploads } from "./upload-media.ts";

let site: DeskSite;
let written: ReturnType<typeof recordsAt>;
let media: ReturnType<typeof mediaUploads>;
/** The ids of a fully described photograph, a decorative drawing and a file. */
let clinic: string;
let drawing: string;
let report: string;

beforeAll(async () => {
  site = await startDeskSite();
  written = recordsAt(site);
  media = mediaUploads(site);
  const details = {
    alt: "A nurse & a phone",
    caption: "In <Kigali>.",
    credit: "Ada",
    focus_x: 5,
    focus_y: 90,
  };
  clinic = await media.upload("clinic.jpg", await photo(660, 880).jpeg().toBuffer(), details);
  const clear = { create: { width: 200, height: 100, channels: 4, background: "transparent" } } as const;
  drawing = await media.upload("drawing.png", await sharp(clear).png().toBuffer(), { decorative: 1 });
  report = await media.upload("The report.docx.pdf", pdf());
});
afterAll(() => site.stop());

const page = async (path: string, headers: Record<string, string> = {}) =>
  (await (await fetch(site.url + path, { headers })).text()).replaceAll("<!-- -->", "");
const main = async (path: string, headers?: Record<string, string>) =>
  /<main.*<\/main>/s.exec(await page(path, headers))?.[0] ?? "";
const lowData = { "save-data": "on" };
const status = async (path: string) => (await fetch(site.url + path)).status;

describe("the picture of a record", () => {
  test("is shown whole on its page, with its size, description, caption and credit", async () => {
    const { slug } = await written.published("news", { headline: "A clinic", image_url: `/media/${clinic}` });
    const html = await main(`/news/${slug}`);
    const image = /<img [^>]*>/.exec(html)?.[0] ?? "";
    expect(image).toContain('alt="A nurse &amp; a phone"');
    // Limited to the height of a screen, with the width in proportion.
    expect(image).toContain('width="420" height="560" loading="eager"');
    expect(html).toMatch(
      /<figcaption[^>]*>In &lt;Kigali&gt;\. <small>Picture: Ada<\/small><\/figcaption><\/figure>/,
    );
    const sources = [...html.matchAll(/srcSet="([^"]+)"/g)].flatMap(([, set = ""]) => set.split(", "));
    expect(sources).toHaveLength(6);
    for (const source of sources) expect(await status(source.split(" ")[0] ?? ""), source).toBe(200);
    expect(html).not.toContain(" style=");
  });

  test("is shown on cards without a description, cropped around its focus point", async () => {
    await written.published("our_work", { title: "Pictured", image_url: `/media/${clinic}` });
    for (const path of ["/news", "/our-work", "/"]) {
      const html = await main(path);
      expect(html, path).toMatch(/<picture><source type="image\/avif" srcSet="\/media\/\w+\/\d+\.avif"\/>/);
      expect(html, path).toMatch(
        new RegExp(`<img src="/media/${clinic}/\\d+.webp" alt="" loading="lazy" class="_\\w+"`),
      );
    }
  });

  test("has no description if it is decorative, and gets a white background where it is transparent", async () => {
    const { slug } = await written.published("news", { headline: "Drawn", image_url: `/media/${drawing}` });
    const html = await main(`/news/${slug}`);
    expect(html).toMatch(/<img [^>]*alt="" width="200" height="100"/);
    expect(html).not.toContain("<figcaption");
    const [address = ""] = /\/media\/\w+\/200\.webp/.exec(html) ?? [];
    const bytes = Buffer.from(await (await fetch(site.url + address)).arrayBuffer());
    const { isOpaque, channels } = await sharp(bytes).stats();
    expect([isOpaque, channels[0]?.mean]).toEqual([true, 255]);
  });

  test("is replaced by a cover until it is encoded, then shown on the next request", async () => {
    const { slug } = await written.published("news", { headline: "Early", image_url: `/media/${drawing}` });
    await media.change(drawing, { state: "encoding", claimed_at: new Date().toISOString() });
    for (const path of [`/news/${slug}`, "/news", "/"])
      expect(await main(path), path).not.toContain(`/media/${drawing}`);
    expect(await main(`/news/${slug}`)).toContain("<pattern");
    await media.change(drawing, { state: "ready" });
    for (const path of [`/news/${slug}`, "/news", "/"])
      expect(await main(path), path).toContain(`/media/${drawing}/`);
  });

  test("is named for search engines, while messengers get the generated social image", async () => {
    const html = await page("/news/a-clinic");
    expect(html).toContain(`"image":"${siteUrl}/media/${clinic}/660.webp"`);
    expect(html).toContain(`<meta property="og:image" content="${siteUrl}/social/news/a-clinic.png"/>`);
  });

  test("is loaded on request in low-data mode, with its size and description", async () => {
    const html = await main("/news/a-clinic", lowData);
    expect(html).toMatch(/<details[^>]*><summary[^>]*>Show the picture \(\d+ KB\)<\/summary>/);
    expect(html).toMatch(
      new RegExp(
        `<img src="/media/${clinic}/640.webp" alt="A nurse [^>]*width="640" height="853" loading="lazy"`,
      ),
    );
    expect(html).toContain("Picture: Ada");
    expect(await main("/news", lowData)).not.toContain("<img");
  });

  test("is a partner's logo, with its own description or the partner's name", async () => {
    await written.published("partners", { name: "One", image_url: `/media/${clinic}` });
    await written.published("partners", { name: "Two", image_url: `/media/${drawing}` });
    await media.change(drawing, { decorative: 0 });
    const html = await main("/about/partnerships");
    await media.change(drawing, { decorative: 1 });
    expect(html).toMatch(/<img [^>]*alt="A nurse &amp; a phone"/);
    expect(html).toMatch(/<img [^>]*alt="Logo of Two"/);
  });
});

describe("a picture within a text", () => {
  const text = () =>
    `Before.\n\n![](/media/${clinic})\n\n![A **plan**](/media/${drawing})\n\n![Gone](/media/${"0".repeat(20)})`;

  test("is a figure with its size, described by the text or by its own description", async () => {
    const { slug } = await written.published("resources", { title: "Shown", content: text() });
    const html = await main(`/resources/${slug}`);
    expect(html).toMatch(
      /<p>Before\.<\/p>\s*<figure><picture><source type="image\/avif" srcSet="[^"]+ 320w, [^"]+ 660w" sizes="\(max-width: 480px\) 100vw, 480px"\/>/,
    );
    expect(html).toMatch(
      /<img [^>]*alt="A nurse &amp; a phone" width="480" height="640" loading="lazy" decoding="async"[^>]*\/><\/picture><figcaption[^>]*>In &lt;Kigali&gt;\. <small>/,
    );
    expect(html).toMatch(/<img [^>]*alt="A plan" width="200" height="100"/);
    expect(html).toContain("<p>Gone</p>");
    expect(await page(`/resources/${slug}`)).toContain("<noscript> Its pictures are not counted.</noscript>");
  });

  test("is loaded on request in low-data mode, with its name and size", async () => {
    const html = await main("/resources/shown", lowData);
    expect(html).not.toContain("<picture");
    expect(html).toMatch(/<summary[^>]*>Show the picture: A nurse &amp; a phone \(\d+ KB\)<\/summary>/);
    expect(html).toMatch(/<summary[^>]*>Show the picture: A plan \(1 KB\)<\/summary>/);
    expect(html.match(/<img /g)?.length).toBe(html.match(/<img [^>]*loading="lazy"/g)?.length);
  });

  test("is shown in FAQ answers and partner texts, but left out of structured data", async () => {
    await written.published("faq", { question: "Where?", answer: text() });
    await written.published("partners", { name: "Three", text: text() });
    expect(await main("/faq")).toContain(
      `<figure><picture><source type="image/avif" srcSet="/media/${clinic}/`,
    );
    expect(await main("/about/partnerships")).toContain("<figure><picture>");
    const [, json = ""] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await page("/faq")) ?? [];
    expect(json).toContain("A plan");
    expect(json).not.toContain("/media/");
  });

  test("has an absolute address in feeds", async () => {
    await written.published("news", { headline: "Told", content: text() });
    const feed = await page("/feeds/news.rss");
    expect(feed).toContain(
      `<figure><img src="${siteUrl}/media/${clinic}/640.webp" alt="A nurse &amp; a phone"`,
    );
    expect(feed).not.toContain('src="/');
  });

  test("is shown and counted in the live preview, which reports only missing descriptions", async () => {
    const { id, slug } = await written.draft("news", { headline: "Looked at" });
    const writer = await site.signIn("writer");
    const preview = async (content: string, image_url = "") =>
      (
        await writer.postForJson(`/desk/news/${slug}`, {
          ...{ act: "look", id, headline: "Looked at", content, image_url },
        })
      ).json();
    const [plain, pictured] = [await preview("Before."), await preview(text())];
    expect(pictured.html).toContain("<figure><picture>");
    expect(pictured.kilobytes).toBeGreaterThan(plain.kilobytes + 20);
    const sentences = (looked: { checks: { sentence: string }[] }) =>
      looked.checks.map(({ sentence }) => sentence);
    expect(sentences(pictured)).toEqual([`The picture /media/${"0".repeat(20)} does not exist.`]);
    await media.change(clinic, { alt: "" });
    expect(sentences(await preview("Before.", `/media/${clinic}`))).toEqual([
      "The picture clinic.jpg has no alternative text yet: describe it, or mark it as decorative.",
    ]);
    await media.change(clinic, { alt: "A nurse & a phone" });
  });
});

test("offers a resource's file with its type and size", async () => {
  const address = `/media/${report}/The%20report.pdf`;
  const { slug } = await written.published("resources", { title: "Reported", file_url: address });
  const html = await main(`/resources/${slug}`);
  expect(html).toContain("<dd>PDF, 1 KB</dd>");
  expect(html).toMatch(new RegExp(`<a href="${address}" download[^>]*>Download the file<`));
  expect(await main("/resources")).toContain("File: PDF, 1 KB");
  const sent = await fetch(site.url + address);
  expect([sent.status, sent.headers.get("content-type")]).toEqual([200, "application/pdf"]);
});
