/** Pictures and files at the desk, through forms and through scripts. */
import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Preview } from "../../app/desk/editor/writing.ts";
import { recordsAt } from "./create-records.ts";
import { type DeskSite, startDeskSite } from "./sign-in.ts";
import { itemAt, plainJpeg, postUpload, upload, uploadItem } from "./upload-in-pieces.ts";

let site: DeskSite;
let writer: Awaited<ReturnType<DeskSite["signIn"]>>;

beforeAll(async () => {
  site = await startDeskSite();
  writer = await site.signIn("writer", "Ada Bekele");
});
afterAll(() => site.stop());

const page = async (path: string) => (await writer.get(path)).text();
const ready = (address: string) => expect.poll(async () => (await itemAt(writer, address)).state);
const pdf = (words: string) => Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%${words}\n%%EOF\n`);

test("resumes an interrupted upload, and stores a file once", async () => {
  const content = new Uint8Array(await plainJpeg("teal", 900, 600));
  const id = randomUUID();
  const begin = { act: "begin", name: "clinic.jpg", bytes: String(content.length) };
  const last = { act: "piece", offset: "0", piece: content };
  expect(await postUpload(writer, id, begin)).toEqual({ outcome: "received", received: 0 });
  // A piece with the wrong offset changes nothing.
  expect(await postUpload(writer, id, { ...last, offset: "5" })).toEqual({
    outcome: "received",
    received: 0,
  });
  const taken = await postUpload(writer, id, last);
  expect(taken).toMatchObject({ outcome: "taken", item: { name: "clinic.jpg", kind: "picture", alt: "" } });
  // If the response was lost, asking again returns the result.
  expect(await postUpload(writer, id, begin)).toMatchObject({ outcome: "taken" });
  expect(await postUpload(writer, id, last)).toMatchObject({ outcome: "taken" });
  const other = await site.signIn("writer");
  expect(await postUpload(other, id, begin)).toMatchObject({ outcome: "refused" });
  expect((await upload(writer, "again.jpg", content)).outcome).toBe("taken");
  expect((await page("/desk/media?q=clinic")).match(/clinic\.jpg<\/a>/g)).toHaveLength(1);
  expect((await page("/desk/media?q=again")).match(/again\.jpg<\/a>/g)).toBeNull();
});

test("explains why a file is refused, and ignores malformed requests", async () => {
  const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>");
  expect(await upload(writer, "drawing.jpg", svg)).toMatchObject({
    outcome: "refused",
    sentence: expect.stringContaining("SVG"),
  });
  expect(await upload(writer, "nothing.jpg", new Uint8Array())).toMatchObject({ outcome: "refused" });
  const post = async (id: string, fields: Record<string, string>) =>
    (await writer.post(`/desk/media/uploads/${id}`, fields, { accept: "application/json" })).status;
  expect(await post(randomUUID(), { act: "begin", name: "a.jpg", bytes: "-1" })).toBe(400);
  expect(await post(randomUUID(), { act: "piece", offset: "0" })).toBe(400);
  expect(await post("short", { act: "begin", name: "a.jpg", bytes: "5" })).toBe(404);
  const form = await page("/desk/media?refused=svg&refused=nobody-knows");
  expect(form).toMatch(/role="alert"[^>]*><p>This SVG drawing contains scripts/);
});

test("searches and filters the list by its address, and shows what each item lacks and where it is used", async () => {
  const photo = await uploadItem(writer, "market.jpg", await plainJpeg("maroon"));
  const report = await uploadItem(writer, "Report 2026.pdf", pdf(randomBytes(8).toString("hex")));
  expect(report.address).toBe(`/media/${report.id}/Report%202026.pdf`);
  const { published } = recordsAt(site);
  const news = await published("news", { headline: "The market", image_url: photo.address });
  const all = await page("/desk/media");
  expect(all.indexOf("Report 2026.pdf")).toBeLessThan(all.indexOf("market.jpg"));
  const found = await page("/desk/media?q=market&kind=picture");
  expect(found).toContain("No alternative text yet");
  expect(found).toMatch(new RegExp(`Used in.*<a href="/desk/news/${news.slug}"[^>]*>The market</a>`));
  expect(found).toContain("Ada Bekele");
  expect(found).not.toContain("Report 2026.pdf");
  expect(await page("/desk/media?kind=file")).toMatch(/PDF, 1 KB/);
  expect(await page("/desk/media?q=nothing+like+it")).toContain("Nothing found.");
  await ready(photo.address).toBe("ready");
  expect(await page("/desk/media?q=market")).toContain(`<img src="/media/${photo.id}/320.webp"`);
});

test("saves a picture's description, credit and focus point through a form without JavaScript", async () => {
  const { id, address } = await uploadItem(writer, "school.jpg", await plainJpeg("olive", 1200, 800));
  await ready(address).toBe("ready");
  const path = `/desk/media/${id}`;
  const form = await page(path);
  expect(form).toMatch(/type="range"[^>]* name="focus_x"/);
  const fields = {
    ...{
      act: "save",
      name: "The school.jpg",
      alt: "Girls at a computer",
      caption: "A lesson",
      credit: "Abel",
    },
    ...{ focus_x: "20", focus_y: "75" },
  };
  const saved = await writer.post(path, fields);
  expect([saved.status, saved.headers.get("location")]).toEqual([302, `${path}?done=saved`]);
  const after = await page(`${path}?done=saved`);
  for (const value of ["The school.jpg", "Girls at a computer", "A lesson", "Abel", "20", "75"])
    expect(after).toContain(`value="${value}"`);
  // The script sends only the fields it knows.
  const answer = await writer.postForJson(path, { act: "describe", alt: "", decorative: "on" });
  expect((await answer.json()).item).toMatchObject({ alt: "", decorative: true, name: "The school.jpg" });
  expect(await page(path)).toContain('value="Abel"');
});

test("lets only a publisher change the description of a picture that visitors see", async () => {
  const photo = await uploadItem(writer, "harbour.jpg", await plainJpeg("indigo"));
  const path = `/desk/media/${photo.id}`;
  await writer.post(path, { act: "save", alt: "A harbour", credit: "Abel" });
  await recordsAt(site).published("news", { headline: "The harbour", image_url: photo.address });
  const form = await page(path);
  expect(form).toContain("only a publisher can change its description");
  expect(form).not.toMatch(/>Save<|name="focus_x"/);
  expect(await itemAt(writer, photo.address)).toMatchObject({ locked: true });

  const fields = { alt: "Nonsense", caption: "Nonsense", credit: "Nonsense", focus_x: "1", focus_y: "1" };
  const saved = await writer.post(path, { act: "save", ...fields });
  expect([saved.status, await saved.text()]).toEqual([403, expect.stringContaining("only a publisher")]);
  const described = await writer.postForJson(path, { act: "describe", ...fields });
  expect([described.status, await described.json()]).toEqual([
    403,
    { sentence: expect.stringContaining("only a publisher") },
  ]);
  expect(await page(path)).not.toContain("Nonsense");

  const publisher = await site.signIn("publisher");
  expect(await itemAt(publisher, photo.address)).not.toHaveProperty("locked");
  expect((await publisher.post(path, { act: "save", alt: "The old harbour" })).status).toBe(302);
  expect(await page(path)).toContain("The old harbour");
});

test("refuses to delete a used picture, and deletes an unused one after one confirmation", async () => {
  const { id, address } = await uploadItem(writer, "old.jpg", await plainJpeg("gray"));
  const path = `/desk/media/${id}`;
  const { draft, editions, author } = recordsAt(site);
  const using = await draft("news", { headline: "With a picture", content: `Look: ![It](${address})` });
  const used = await page(path);
  expect(used).toContain(">With a picture</a>");
  expect(used).not.toContain(">Delete<");
  const refused = await writer.post(path, { act: "delete now" });
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain("Not deleted: it is in use now");
  await editions.save(author, using.id, {
    ...{ base: using.revision, deliberate: true },
    fields: { ...using.fields, content: "No picture any more." },
  });
  expect(await page(path)).toContain(">Delete<");
  const asked = await writer.post(path, { act: "delete" });
  expect(asked.headers.get("location")).toBe(`${path}?ask=delete#ask`);
  expect(await page(`${path}?ask=delete`)).toContain("You cannot undo this.");
  const done = await writer.post(path, { act: "delete now" });
  expect(done.headers.get("location")).toBe("/desk/media?done=deleted");
  expect((await writer.get(path)).status).toBe(404);
});

test("lists in the live preview what is missing from pictures, without blocking publication", async () => {
  const publisher = await site.signIn("publisher");
  const photo = await uploadItem(writer, "lesson.jpg", await plainJpeg("navy"));
  await ready(photo.address).toBe("ready");
  const text = { headline: "A lesson", content: `![](${photo.address})`, image_url: photo.address };
  const look = async (fields: Record<string, string>) => {
    const asked = { act: "look", id: randomUUID(), base: "0", ...fields };
    return (await (await publisher.postForJson("/desk/news/new", asked)).json()) as Preview;
  };
  const { checks, kilobytes } = await look(text);
  expect(checks).toContainEqual({
    field: "image_url",
    sentence: expect.stringContaining("lesson.jpg has no alternative text yet"),
  });
  const without = await look({ ...text, content: "None.", image_url: "" });
  expect(kilobytes).toBeGreaterThan(without.kilobytes ?? 0);
  const sentences = (look: Preview) => look.checks.map(({ sentence }) => sentence).join(" ");
  expect(sentences(await look({ ...text, image_url: `/media/${"0".repeat(20)}` }))).toContain(
    "does not exist",
  );
  const file = await uploadItem(writer, "plan.pdf", pdf(randomBytes(8).toString("hex")));
  expect(sentences(await look({ ...text, image_url: file.address }))).toContain("is a file");
  await writer.postForJson(`/desk/media/${photo.id}`, { act: "describe", alt: "A girl reads" });
  expect(sentences(await look({ ...text, content: "A text." }))).toBe("");
  const published = await publisher.post("/desk/news/new", {
    act: "publish",
    id: randomUUID(),
    base: "0",
    ...text,
  });
  expect(published.headers.get("location")).toContain("done=published");
});

test("says why a picture failed, and prepares it again on request", async () => {
  const { id } = await uploadItem(writer, "slow.jpg", await plainJpeg("olive"));
  await ready(`/media/${id}`).toBe("ready");
  const problem = "Preparing this picture for visitors took too long.";
  await site.database.db
    .updateTable("media")
    .set({ state: "failed", problem, tries: 12 })
    .where("id", "=", id)
    .execute();
  expect(await page(`/desk/media/${id}`)).toMatch(new RegExp(`${problem}.*>Try again</button>`, "s"));
  expect((await writer.post(`/desk/media/${id}`, { act: "try again" })).headers.get("location")).toBe(
    `/desk/media/${id}`,
  );
  await ready(`/media/${id}`).toBe("ready");
  expect(await page(`/desk/media/${id}`)).not.toContain(">Try again<");
});
