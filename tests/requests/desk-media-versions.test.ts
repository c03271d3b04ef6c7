/** Replacing pictures and files at the same address, and restoring earlier versions. */
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { roles } from "../../server/staff/roles.ts";
import { forEachDatabaseInTurn } from "../databases.ts";
import { pdf, svg } from "../media-files.ts";
import { recordsAt } from "./create-records.ts";
import { type DeskBrowser, type DeskSite, startDeskSite } from "./sign-in.ts";
import { itemAt, plainJpeg, uploadItem } from "./upload-in-pieces.ts";

const newPdf = (words: string) => pdf(`<</Type/Catalog/Note(${words} ${randomUUID()})>>`);

forEachDatabaseInTurn((_, open) => {
  let site: DeskSite;
  let folder: string;
  let writer: DeskBrowser;
  let publisher: DeskBrowser;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "media-"));
    site = await startDeskSite({ DATABASE_URL: (await open()).url, MEDIA_FOLDER: folder });
    writer = await site.signIn("writer", "Ada Bekele");
    publisher = await site.signIn("publisher", "Selam Tesfaye");
  });
  afterAll(async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const fetched = (path: string, headers: Record<string, string> = {}) =>
    fetch(site.url + path, { headers, redirect: "manual" });
  const replace = (
    browser: DeskBrowser,
    id: string,
    content?: Buffer,
    name = "New.pdf",
    headers: Record<string, string> = {},
  ) => {
    const form = new FormData();
    if (content) form.set("file", new File([new Uint8Array(content)], name));
    return browser.post(`/desk/media/${id}/whole`, form, headers);
  };
  const ready = (address: string) =>
    expect.poll(async () => (await itemAt(writer, address)).state).toBe("ready");

  test("visitors get the new file at every address of the old one, and staff can go back", async () => {
    const [old, fresh] = [newPdf("old"), newPdf("a longer, newer text")];
    const { id, address } = await uploadItem(writer, "Report.pdf", old);
    const before = await fetched(address);
    const tag = before.headers.get("etag") ?? "";
    expect(before.headers.get("cache-control")).toBe("public, no-cache");
    expect((await fetched(address, { "if-none-match": tag })).status).toBe(304);

    const done = await replace(writer, id, fresh, "Report 2027.pdf");
    expect([done.status, done.headers.get("location")]).toEqual([303, `/desk/media/${id}?done=replaced`]);
    for (const path of [address, `/media/${id}/another%20name.pdf`]) {
      const after = await fetched(path, { "if-none-match": tag });
      expect(after.status).toBe(200);
      expect(Buffer.from(await after.arrayBuffer())).toEqual(fresh);
    }
    // A download that was interrupted starts again, rather than join two files.
    const rest = await fetched(address, { range: "bytes=5-", "if-range": tag });
    expect(rest.status).toBe(200);
    expect(Buffer.from(await rest.arrayBuffer())).toEqual(fresh);

    const page = await (await writer.get(`/desk/media/${id}?done=replaced`)).text();
    expect(page).toContain("Replaced. Visitors get the new file now.");
    for (const words of ["Report 2027.pdf", "Ada Bekele", "In use"]) expect(page).toContain(words);
    const versions = [...page.matchAll(/name="version" value="([0-9a-f]{8})"/g)].map(([, copy]) => copy);
    expect(versions).toHaveLength(1);
    const view = `/desk/media/${id}/versions/${versions[0]}`;
    expect(Buffer.from(await (await writer.get(view)).arrayBuffer())).toEqual(old);
    expect((await site.stranger().get(view)).status).toBe(302);
    expect((await writer.get(`/desk/media/${id}/versions/00000000`)).status).toBe(404);

    const restored = await writer.post(`/desk/media/${id}`, { act: "restore", version: versions[0] ?? "" });
    expect(restored.headers.get("location")).toBe(`/desk/media/${id}?done=restored#history`);
    expect(Buffer.from(await (await fetched(address)).arrayBuffer())).toEqual(old);
  });

  test("a page shows the new picture immediately, and earlier addresses lead to it", async () => {
    const { id, address } = await uploadItem(writer, "lake.jpg", await plainJpeg("navy", 1000, 700));
    await ready(address);
    const news = await recordsAt(site).published("news", { headline: `Lake ${id}`, image_url: address });
    const path = `/news/${news.slug}`;
    expect(await (await fetched(path)).text()).toContain(`/media/${id}/960.avif`);
    await replace(publisher, id, await plainJpeg("crimson", 700, 500), "river.jpg");

    const page = await (await fetched(path)).text();
    const [, images = ""] = new RegExp(`(/media/${id}/[0-9a-f]{8})/700.avif`).exec(page) ?? [];
    const shown = await fetched(`${images}/700.webp`);
    expect(shown.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const { dominant } = await sharp(Buffer.from(await shown.arrayBuffer())).stats();
    expect(dominant.r).toBeGreaterThan(150);
    // The redirect of the item, an image that is still there, one that the smaller picture lacks, and a copy.
    expect((await fetched(address)).headers.get("location")).toBe(`${images}/640.webp`);
    const plain = await fetched(`/media/${id}/640.webp`);
    expect([plain.status, plain.headers.get("cache-control")]).toEqual([200, "public, no-cache"]);
    for (const old of [`/media/${id}/960.avif`, `/media/${id}/00000000/1000.avif`]) {
      const answer = await fetched(old);
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([302, "public, no-cache"]);
      expect((await fetched(answer.headers.get("location") ?? "")).headers.get("content-type")).toBe(
        "image/avif",
      );
    }
    expect((await fetched(`${images}/no-such-thing`)).status).toBe(404);
    expect(await (await writer.get("/desk/media?q=lake")).text()).toContain(`src="${images}/320.webp"`);
  });

  test("refuses a file of another type, no file and a missing item, and says why", async () => {
    const content = newPdf("first");
    const { id, address } = await uploadItem(writer, "Plan.pdf", content);
    const locationOf = async (answer: Promise<Response>) => (await answer).headers.get("location");
    const page = (code: string) => `/desk/media/${id}?refused=${code}#replace`;
    const picture = await plainJpeg("teal");
    expect(await locationOf(replace(writer, id, picture, "Plan.pdf"))).toBe(page("other-type"));
    expect(await locationOf(replace(writer, id))).toBe(page("nothing"));
    expect(await locationOf(replace(writer, id, svg))).toMatch(/refused=/);
    expect(await (await writer.get(page("other-type"))).text()).toContain(
      "Not replaced: this file is of another type",
    );
    expect((await replace(writer, "0".repeat(20), content)).status).toBe(404);
    expect(Buffer.from(await (await fetched(address)).arrayBuffer())).toEqual(content);
  });

  test("only publishers replace or restore what is public; no one else can by direct post", async () => {
    const [old, fresh] = [newPdf("public"), newPdf("hostile")];
    const { id, address } = await uploadItem(writer, "Public.pdf", old);
    await replace(writer, id, newPdf("second"));
    await recordsAt(site).published("news", { headline: `Public ${id}`, content: `[It](${address})` });
    const page = await (await writer.get(`/desk/media/${id}`)).text();
    expect(page).not.toMatch(/id="replace"|>Restore</);
    const served = async () => Buffer.from(await (await fetched(address)).arrayBuffer());
    const current = await served();
    const [, copy = ""] = /versions\/([0-9a-f]{8})/.exec(page) ?? [];
    for (const browser of [writer, site.stranger()]) {
      const status = browser === writer ? 403 : 401;
      expect((await replace(browser, id, fresh)).status).toBe(status);
      expect((await browser.post(`/desk/media/${id}`, { act: "restore", version: copy })).status).toBe(
        status,
      );
    }
    const foreign = { origin: "https://example.org" };
    for (const role of roles)
      expect((await replace(await site.signIn(role), id, fresh, "New.pdf", foreign)).status).toBe(403);
    expect(await served()).toEqual(current);
    expect((await replace(publisher, id, fresh)).status).toBe(303);
    expect(await served()).toEqual(fresh);
  });
});
