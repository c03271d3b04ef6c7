/** The texts of pictures in each language, and the tags by which staff find them. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { forEachDatabaseInTurn } from "../databases.ts";
import { recordsAt } from "./create-records.ts";
import { type DeskBrowser, type DeskSite, startDeskSite } from "./sign-in.ts";
import { itemAt, plainJpeg, uploadItem } from "./upload-in-pieces.ts";

forEachDatabaseInTurn((_, open) => {
  let site: DeskSite;
  let folder: string;
  let writer: DeskBrowser;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "media-"));
    site = await startDeskSite({ DATABASE_URL: (await open()).url, MEDIA_FOLDER: folder });
    writer = await site.signIn("writer");
  });
  afterAll(async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const page = async (path: string) => (await fetch(site.url + path)).text();
  const desk = async (path: string) => (await writer.get(path)).text();
  const uploaded = async (name: string, colour: string) => {
    const item = await uploadItem(writer, name, await plainJpeg(colour));
    await expect.poll(async () => (await itemAt(writer, item.address)).state).toBe("ready");
    return item;
  };

  test("a page shows the texts of a picture in its language, and the original where one is empty", async () => {
    const { id, address } = await uploaded("lake.jpg", "navy");
    const fields = {
      ...{ act: "save", alt: "A lake", caption: "At dawn", credit: "Abel" },
      ...{ "alt-fr": "Un lac", "caption-fr": "À l’aube", "credit-fr": "" },
      ...{ "alt-ar": "بحيرة", "caption-ar": "", "credit-ar": "أبيل" },
    };
    expect((await writer.post(`/desk/media/${id}`, fields)).status).toBe(302);
    const { slug } = await recordsAt(site).published("news", {
      headline: "The lake",
      image_url: address,
      content: `Words.\n\n![](${address})\n\n![Said here](${address} "Written here")`,
    });
    const english = await page(`/news/${slug}`);
    expect(english).toContain('alt="A lake"');
    expect(english).not.toContain("Un lac");
    const french = await page(`/fr/news/${slug}`);
    for (const words of ['alt="Un lac"', "À l’aube", "Abel", 'alt="Said here"', "Written here"])
      expect(french).toContain(words);
    expect(french).not.toContain('alt="A lake"');
    const arabic = await page(`/ar/news/${slug}`);
    for (const words of ['alt="بحيرة"', "At dawn", "أبيل"]) expect(arabic).toContain(words);
    expect(await page(`/sw/news/${slug}`)).toContain('alt="A lake"');

    // A later change of one language is shown immediately, and leaves the others.
    const publisher = await site.signIn("publisher");
    await publisher.post(`/desk/media/${id}`, {
      act: "save",
      "alt-fr": "Le lac",
      "caption-fr": "",
      "credit-fr": "",
    });
    const after = await page(`/fr/news/${slug}`);
    expect(after).toContain('alt="Le lac"');
    expect(after).toContain("At dawn");
    expect(await page(`/ar/news/${slug}`)).toContain('alt="بحيرة"');
    // A writer cannot change what visitors read.
    const refused = await writer.post(`/desk/media/${id}`, { act: "save", "alt-fr": "Autre" });
    expect(refused.status).toBe(403);
    expect(await page(`/fr/news/${slug}`)).toContain('alt="Le lac"');
    expect(await desk("/desk/media?q=بحيرة")).toContain("lake.jpg</a>");
  });

  test("a decorative picture has no alternative text in any language", async () => {
    const { id, address } = await uploaded("pattern.jpg", "olive");
    const fields = { act: "save", alt: "", decorative: "on", "alt-fr": "Un motif" };
    await writer.post(`/desk/media/${id}`, fields);
    const { slug } = await recordsAt(site).published("news", { headline: "Pattern", image_url: address });
    expect(await page(`/fr/news/${slug}`)).not.toContain("Un motif");
  });

  test("categories are suggested from those in use", async () => {
    const { published, draft } = recordsAt(site);
    await published("our_work", { title: "One", category: "Policy & law" });
    await draft("our_work", { title: "Two", category: "Not public" });
    const form = await desk("/desk/our-work/new");
    expect(form).toMatch(
      /<input[^>]*list="known-category"[^>]*name="category"|<input[^>]*name="category"[^>]*list="known-category"/,
    );
    expect(form).toMatch(/<datalist id="known-category">.*<option value="Policy &amp; law">.*<\/datalist>/);
    expect(form).not.toContain('value="Not public"');
  });

  test("tags are suggested, found, filtered by and removed", async () => {
    const [market, school] = [await uploaded("market.jpg", "maroon"), await uploaded("school.jpg", "teal")];
    const save = (id: string, fields: [string, string][]) =>
      writer.post(`/desk/media/${id}`, new URLSearchParams([["act", "save"], ["tags", "on"], ...fields]));
    await save(market.id, [["new_tags", "Nairobi, Field work ,, field  work"]]);
    const form = await desk(`/desk/media/${school.id}`);
    expect(form).toMatch(/<datalist id="known-tags">.*<option value="Nairobi">/);
    // Spelled as on the other picture, so that a filter finds both.
    await save(school.id, [["new_tags", "nairobi"]]);
    const found = await desk("/desk/media?tag=Nairobi");
    expect(found).toContain("market.jpg</a>");
    expect(found).toContain("school.jpg</a>");
    expect(found).toMatch(/<option value="Nairobi" selected="">/);
    expect(await desk("/desk/media?q=field+work")).toContain("market.jpg</a>");
    expect(await desk("/desk/media?q=field+work")).not.toContain("school.jpg</a>");
    expect(await desk("/desk/media?tag=Nairobi&kind=file")).toContain("Nothing found.");

    await save(market.id, [["tag", "Field work"]]);
    const after = await desk("/desk/media?tag=Nairobi");
    expect(after).not.toContain("market.jpg</a>");
    // Another form, such as that of the uploader, leaves tags alone.
    await writer.postForJson(`/desk/media/${market.id}`, { act: "describe", alt: "A market" });
    expect(await desk("/desk/media?q=field+work")).toContain("market.jpg</a>");
    await save(market.id, [["new_tags", Array.from({ length: 40 }, (_, index) => `t${index}`).join(",")]]);
    expect((await desk(`/desk/media/${market.id}`)).match(/name="tag"/g)).toHaveLength(20);
  });
});
