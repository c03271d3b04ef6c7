/** The description and the picture that staff choose for search engines and shared links. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RecordKind } from "../../content/kinds.ts";
import type { Edition } from "../../server/publishing/edition.ts";
import { forEachDatabase } from "../databases.ts";
import { photo } from "../media-files.ts";
import { recordsAt } from "./create-records.ts";
import { type DeskSite, startDeskSite } from "./sign-in.ts";
import { mediaUploads } from "./upload-media.ts";

/** The address of every site started by a test. */
const siteUrl = "http://localhost:0";
const search_description = "Chosen & short: what the team learned.";

const pages: [kind: RecordKind, title: string, path: string][] = [
  ["news", "headline", "/news/a-shared-text"],
  ["events", "name", "/events/a-shared-text"],
  ["resources", "title", "/resources/a-shared-text"],
  ["our_work", "title", "/our-work/a-shared-text"],
  ["pages", "title", "/a-shared-text"],
];

forEachDatabase((_, open) => {
  let site: DeskSite;
  let written: ReturnType<typeof recordsAt>;
  let share_picture: string;
  beforeAll(async () => {
    site = await startDeskSite({ DATABASE_URL: (await open()).url });
    written = recordsAt(site);
    const { upload, change } = mediaUploads(site);
    const id = await upload("clinic.jpg", await photo(1600, 800).jpeg().toBuffer());
    const french = { fr: { alt: "Une clinique", caption: "", credit: "" } };
    await change(id, { alt: "A clinic", texts: JSON.stringify(french) });
    share_picture = `/media/${id}`;
  });
  afterAll(() => site.stop());

  async function headOf(path: string) {
    const html = await (await fetch(site.url + path)).text();
    const contents = (name: string) =>
      [...html.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, "g"))].map(
        ([, content]) => content,
      );
    const image = ["og:image", "og:image:width", "og:image:height", "og:image:alt"].flatMap(contents);
    return { descriptions: ["description", "og:description"].flatMap(contents), image, html };
  }

  test.each(pages)("%s show the chosen ones, and the usual ones without", async (kind, title, path) => {
    const edition = await written.published(kind, { [title]: "A shared text" });
    const usual = [`${siteUrl}/social${path}.png`, "1200", "630", "A shared text"];
    // Written by another process than the one that answers, which may take a moment to see it.
    await expect.poll(async () => (await headOf(path)).image).toEqual(usual);
    expect((await headOf(path)).descriptions[0]).not.toBe("");

    const { id, revision } = await written.changed(edition, { search_description, share_picture });
    await written.editions.publish(written.author, id, { base: revision });
    const chosen = "Chosen &amp; short: what the team learned.";
    await expect.poll(async () => (await headOf(path)).descriptions).toEqual([chosen, chosen]);
    const { image, html } = await headOf(path);
    expect(image).toEqual([`${siteUrl}${share_picture}/1280.webp`, "1280", "640", "A clinic"]);
    expect((await fetch(`${site.url}${share_picture}/1280.webp`)).status).toBe(200);
    // The page itself shows neither.
    expect(html.slice(html.indexOf("<main"))).not.toContain("Chosen");
    expect(html.slice(html.indexOf("<main"))).not.toContain(share_picture);
    expect(await (await fetch(`${site.url}/search?q=Chosen+short`)).text()).not.toContain(`href="${path}`);
  });

  test("a translation has its own description and the same picture", async () => {
    const shared = { search_description, share_picture };
    const original = await written.published("news", { headline: "In two languages", ...shared });
    const { editions, author } = written;
    const started = await editions.startTranslation(author, original.id, "fr", "empty");
    if (started.outcome !== "done") throw new Error(JSON.stringify(started));
    const fields = { headline: "En deux langues", content: "Un texte." };
    const publish = async ({ id, revision }: Edition) =>
      expect(await editions.publish(author, id, { base: revision })).toMatchObject({ outcome: "done" });
    const first = await written.changed(started.edition, fields);
    await publish(first);
    const path = "/fr/news/in-two-languages";
    const picture = [`${siteUrl}${share_picture}/1280.webp`, "1280", "640", "Une clinique"];
    const isShown = (text: string) =>
      expect.poll(() => headOf(path)).toMatchObject({ descriptions: [text, text], image: picture });
    await isShown("Un texte.");

    const current = (await editions.read(first.id)) as Edition;
    await publish(await written.changed(current, { search_description: "Choisi." }));
    await isShown("Choisi.");
  });

  test("the desk offers both fields, and stores at most 160 characters", async () => {
    const writer = await site.signIn("writer");
    const edition = await written.draft("news", { headline: "Limited" });
    const form = await (await writer.get("/desk/news/limited")).text();
    expect(form).toMatch(
      /<input[^>]*name="search_description"[^>]*maxLength="160"|maxLength="160"[^>]*name="search_description"/i,
    );
    expect(form).toContain('name="share_picture"');

    const { id, revision, slug, fields } = edition;
    const post = (description: string) =>
      writer.post("/desk/news/limited", {
        ...{ act: "save", id, base: String(revision), slug, headline: "Limited" },
        ...{ content: fields.content ?? "", search_description: description },
      });
    const refused = await post("d".repeat(161));
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining("Description for search engines” is longer than 160 characters"),
    ]);
    expect((await written.editions.read(id))?.fields.search_description).toBe("");
    expect((await post("d".repeat(160))).status).toBe(302);
    expect((await written.editions.read(id))?.fields.search_description).toBe("d".repeat(160));
  });
});
