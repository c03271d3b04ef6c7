/** Blocks within a text: pictures with captions, galleries, files, videos, audio and footnotes. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readFrontMatter, writeFrontMatter } from "../../server/content/front-matter.ts";
import { blockText } from "../block-text.ts";
import { captions, pdf, photo, recordings } from "../media-files.ts";
import { recordsAt } from "./create-records.ts";
import { type DeskSite, startDeskSite } from "./sign-in.ts";
import { mediaUploads } from "./upload-media.ts";

let site: DeskSite;
let written: ReturnType<typeof recordsAt>;
let ids: Record<"clinic" | "report" | "film" | "sound" | "captions", string>;
let slug: string;

beforeAll(async () => {
  site = await startDeskSite();
  written = recordsAt(site);
  const { upload } = mediaUploads(site);
  const details = { alt: "A nurse", caption: "Everywhere", credit: "Ada" };
  ids = {
    clinic: await upload("clinic.jpg", await photo(400, 260).jpeg().toBuffer(), details),
    report: await upload("The report.pdf", pdf()),
    film: await upload("film.mp4", readFileSync("public/film/africa.mp4")),
    sound: await upload("talk.mp3", recordings.mp3),
    captions: await upload("talk.vtt", captions),
  };
  ({ slug } = await written.published("news", { headline: "Blocks", content: blockText(ids) }));
});
afterAll(() => site.stop());

const page = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(site.url + path, { headers });
  const html = (await answer.text()).replaceAll("<!-- -->", "");
  return { html, main: /<main.*<\/main>/s.exec(html)?.[0] ?? "", headers: answer.headers };
};
const lowData = { "save-data": "on" };

test("prefers a caption in the text to the picture's own, and keeps the credit", async () => {
  const { main } = await page(`/news/${slug}`);
  expect(main).toMatch(/<figcaption[^>]*>In Kigali &amp; Lagos <small>Picture: Ada<\/small>/);
  expect(main).toMatch(/<figcaption[^>]*>Everywhere <small>/);
});

test("shows small pictures in a gallery, each linked to the full picture", async () => {
  const { main } = await page(`/news/${slug}`);
  const [gallery = ""] = /<div class="block-gallery">.*?<\/div>/s.exec(main) ?? [];
  expect(gallery.match(/<figure>/g)).toHaveLength(3);
  const [, whole = ""] = /<a href="([^"]+)"><picture>/.exec(gallery) ?? [];
  expect((await fetch(site.url + whole)).headers.get("content-type")).toBe("image/webp");
});

test("shows a file as a card with its type and size in the page's language, or as a link if it is gone", async () => {
  const card = (note: string) =>
    `<a href="/media/${ids.report}/The%20report.pdf" download="The report.pdf"><span>Our report</span></a><span class="block-caption">For 2026</span>${note}`;
  expect((await page(`/news/${slug}`)).main).toContain(
    card('<small lang="en" dir="auto">Download · PDF, 1 KB</small>'),
  );
  expect((await page(`/fr/news/${slug}`)).main).toContain(
    card('<small lang="fr" dir="auto">Télécharger · PDF, 1 KB</small>'),
  );
  expect((await page(`/news/${slug}`)).main).toContain('<p><a href="/files/gone.pdf">Gone</a></p>');
});

test("loads an uploaded video only when it is played, in ranges, and shows its size below", async () => {
  const { main } = await page(`/news/${slug}`);
  const [video = ""] = /<video.*?<\/figure>/s.exec(main) ?? [];
  expect(video).toMatch(
    /^<video src="\/media\/\w+\/film\.mp4" controls="" preload="none" aria-label="The film"/,
  );
  const [, poster = ""] = / poster="([^"]+)"/.exec(video) ?? [];
  expect((await fetch(site.url + poster)).headers.get("content-type")).toBe("image/webp");
  expect(video).toMatch(/Video · MP4, \d+ KB · <a href="[^"]+" download="film\.mp4">Download<\/a>/);
  expect(main).toMatch(
    /<audio src="\/media\/\w+\/talk\.mp3" controls="" preload="none" aria-label="The talk"/,
  );
  const part = await fetch(`${site.url}/media/${ids.film}/film.mp4`, { headers: { range: "bytes=100-199" } });
  expect([part.status, part.headers.get("content-type")]).toEqual([206, "video/mp4"]);
  expect(part.headers.get("content-range")).toMatch(/^bytes 100-199\//);
  expect((await part.bytes()).length).toBe(100);
});

test("shows the captions of a video in the player, and as a transcript below it", async () => {
  const { upload } = mediaUploads(site);
  const spoken = "WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ama>ሰላም & <script>welcome";
  const vtt = `/media/${await upload("talk.vtt", Buffer.from(spoken))}/talk.vtt`;
  const content = `[The film](/media/${ids.film}/film.mp4)\n[አማርኛ](${vtt})\n[Gone](/media/${"0".repeat(20)}/gone.vtt)\n\n[The talk](/media/${ids.sound}/talk.mp3)\n[አማርኛ](${vtt})`;
  const { slug } = await written.published("news", { headline: "Captions", content });
  const { main } = await page(`/news/${slug}`);
  expect(main.match(/<track[^>]*>/g)).toEqual([
    `<track kind="captions" src="${vtt}" label="አማርኛ" srcLang="am"/>`,
  ]);
  const transcript =
    /<details class="block-details"><summary lang="en" dir="auto">Transcript<\/summary><div lang="am" dir="auto"><p>Ama: ሰላም &amp; welcome<\/p><\/div><\/details>/g;
  expect(main.match(transcript)).toHaveLength(2);
  expect((await page(`/fr/news/${slug}`)).main).toContain(">Transcription</summary>");
  const file = await fetch(site.url + vtt);
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "text/vtt"]);
});

test("shows an external video as a link with its host, without loading anything from it", async () => {
  const { main, headers } = await page(`/news/${slug}`);
  expect(main).toMatch(
    /<a href="https:\/\/www\.youtube\.com\/watch\?v=x" rel="noopener noreferrer"><picture>.*?<span>Seen there<\/span><\/a><small[^>]*>Video · Opens on youtube\.com<\/small>/s,
  );
  expect((await page(`/ar/news/${slug}`)).main).toContain(
    '<small lang="ar" dir="auto">فيديو · يُفتح على youtube.com</small>',
  );
  expect(main).not.toContain("<iframe");
  expect(headers.get("content-security-policy")).not.toContain("frame-src");
});

test("links each footnote to the text and back, with unique ids", async () => {
  const { main } = await page(`/news/${slug}`);
  const ids = [...main.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const ways = [...main.matchAll(/<a href="#(note[^"]*)"[^>]* aria-label="([^"]+)"/g)].map(
    ([, to, label]) => [to, label],
  );
  expect(ways).toEqual([
    ["note-1", "Note 1"],
    ["note-2", "Note 2"],
    ["note-1", "Note 1"],
    ["note-1-ref", "Back to text, place 1"],
    ["note-1-ref-2", "Back to text, place 2"],
    ["note-2-ref", "Back to text"],
  ]);
  for (const [to] of ways) expect(ids).toContain(to);
  expect((await page(`/fr/news/${slug}`)).main).toContain('aria-label="Retour au texte"');
});

test("keeps footnotes separate when a page has several texts", async () => {
  for (const name of ["one", "two"])
    await written.published("faq", { question: `About ${name}?`, answer: `See[^1].\n\n[^1]: Note ${name}.` });
  const { main } = await page("/faq");
  const ids = [...main.matchAll(/<li id="(note-[^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(main).toContain(`href="#${id}"`);
});

test("sends block styles only with pages that have blocks, allowed by the content security policy", async () => {
  const { html, headers } = await page(`/news/${slug}`);
  expect(html.match(/<style>/g)).toHaveLength(2);
  const [, main = "", own = ""] =
    /<style>([^<]*)<\/style>.*<style>([^<]*)<\/style><\/head>/s.exec(html) ?? [];
  expect(own).toContain(".block-gallery");
  // Variable names are shortened the same way in both.
  for (const [, name = ""] of own.matchAll(/var\((--[\w-]+)\)/g)) expect(main).toContain(`${name}:`);
  const hashes = /style-src 'self'((?: 'sha256-[^']+')+);/.exec(
    headers.get("content-security-policy") ?? "",
  )?.[1];
  expect(hashes?.trim().split(" ")).toHaveLength(2);
  const { slug: plain } = await written.published("news", { headline: "Plain", content: "Words." });
  expect((await page(`/news/${plain}`)).html).not.toMatch(/[".]block-/);
});

test("loads nothing unasked in low-data mode, and shows the size of everything", async () => {
  const { main } = await page(`/news/${slug}`, lowData);
  expect(main).not.toContain(' poster="/');
  expect(main).not.toContain("<picture");
  expect(main).toMatch(/<video [^>]*preload="none"/);
  expect(main).toMatch(/Video · MP4, \d+ KB/);
  expect(main).toMatch(/<summary[^>]*>Show the picture: Two \(\d+ KB\)/);
});

test("has links instead of players, and no links within the page, in a feed", async () => {
  const feed = (await page("/feeds/news.rss")).html.replaceAll("&lt;", "<").replaceAll("&gt;", ">");
  expect(feed).toContain(`/media/${ids.film}/film.mp4`);
  expect(feed).not.toMatch(/<video|<audio|#note|poster=/);
});

test("shows blocks in the live preview as on the page, and reports their problems", async () => {
  const writer = await site.signIn("writer");
  const preview = async (content: string) =>
    (
      await writer.postForJson("/desk/news/new", {
        act: "look",
        id: randomUUID(),
        headline: "A look",
        content,
      })
    ).json();
  const { html, checks } = await preview(blockText(ids).replace("[Gone](/files/gone.pdf)", ""));
  expect(checks).toEqual([]);
  const { main } = await page(`/news/${slug}`);
  for (const part of ["gallery", "card", "player", "details", "action", "notes"]) {
    const count = (text: string) => text.split(`class="block-${part}"`).length - 1;
    expect(count(html), part).toBeGreaterThan(0);
    expect(count(html), part).toBe(count(main));
  }
  const odd = await preview("A[^1]\n\n[Gone](/files/gone.pdf)");
  expect(odd.html).toContain('<p><a href="/files/gone.pdf">Gone</a></p>');
  expect(odd.checks).toHaveLength(2);
});

test("leaves the text unchanged when written to a file and read back", () => {
  const body = blockText(ids);
  const file = writeFrontMatter({ fields: new Map([["headline", "Blocks"]]), body });
  expect(readFrontMatter(file)).toEqual({ fields: new Map([["headline", "Blocks"]]), body });
});

test("finds captions, titles and footnotes in a search, and leaves markup out of excerpts", async () => {
  for (const word of ["Kigali", "stipends", "survey"])
    expect((await page(`/news?q=${word}`)).main, word).toContain(`/news/${slug}`);
  expect((await page("/news")).main).toContain("Text with a note, and another.");
});
