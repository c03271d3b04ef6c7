/** Uploaded pictures and files as visitors receive them, and the upload form for staff without JavaScript. */
import { request as httpRequest } from "node:http";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { uploadRefusals } from "../../app/words/en/desk/upload-refusals.ts";
import { sessionCookie } from "../../server/staff/session-cookie.ts";
import { html, office, pdf, phonePhoto, pixelBomb, svg } from "../media-files.ts";
import { recordsAt } from "./create-records.ts";
import { type DeskSite, startDeskSite } from "./sign-in.ts";

let site: DeskSite;
let writer: Awaited<ReturnType<DeskSite["signIn"]>>;
beforeAll(async () => {
  site = await startDeskSite();
  writer = await site.signIn("writer");
});
afterAll(() => site.stop());

type Chosen = { content: Uint8Array<ArrayBuffer>; name: string };

function formOf(...files: Chosen[]): FormData {
  const form = new FormData();
  for (const { content, name } of files) form.append("file", new File([content], name));
  return form;
}

const post = (form: BodyInit, headers: Record<string, string> = {}, token = writer.token()) =>
  fetch(`${site.url}/desk/media/whole`, {
    method: "POST",
    body: form,
    redirect: "manual",
    headers: { origin: site.url, ...(token && { cookie: `${sessionCookie}=${token}` }), ...headers },
  });
const upload = async (content: Buffer<ArrayBuffer>, name: string) =>
  (await post(formOf({ content, name }))).headers.get("location") ?? "";
const idOf = (location: string) => /^\/desk\/media\/([0-9a-f]{20})$/.exec(location)?.[1] ?? "";
const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(site.url + path, { headers, method, redirect: "manual" });

describe("a picture", () => {
  let id = "";
  beforeAll(async () => {
    id = idOf(await upload(Buffer.from(await phonePhoto(1000, 700)), "Photo.jpg"));
    const isThere = async () => expect((await get(`/media/${id}`)).status).toBe(302);
    await vi.waitFor(isThere, { timeout: 150_000, interval: 100 });
  });

  test("is served in every size, and can be cached for ever", async () => {
    for (const width of [320, 640, 700])
      for (const format of ["avif", "webp"]) {
        const answer = await get(`/media/${id}/${width}.${format}`);
        expect(answer.headers.get("content-type")).toBe(`image/${format}`);
        expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
        expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
        const bytes = Buffer.from(await answer.arrayBuffer());
        expect(bytes.length).toBe(Number(answer.headers.get("content-length")));
        const { width: drawn, exif } = await sharp(bytes).metadata();
        expect([drawn, exif]).toEqual([width, undefined]);
      }
  });

  test("redirects from its own address to the size for phones", async () => {
    expect((await get(`/media/${id}`)).headers.get("location")).toBe(`/media/${id}/640.webp`);
  });

  test("is not served under any other name", async () => {
    const others = ["641.webp", "640.png", "master.webp", "%2e%2e%2f640.webp", "640.webp/more"];
    for (const name of others) {
      const answer = await get(`/media/${id}/${name}`);
      expect([name, answer.status, await answer.text()]).toEqual([
        ...[name, 404, "There is no such picture or file.\n"],
      ]);
    }
    for (const path of [
      `/media/${"0".repeat(20)}`,
      `/media/${"0".repeat(20)}/640.webp`,
      "/media/x",
      "/media",
    ])
      expect((await get(path)).status).toBe(404);
  });

  test("is shown on the page that uses it", async () => {
    const { published } = recordsAt(site);
    await published("news", { headline: "With a picture", image_url: `/media/${id}` });
    const page = await (await get("/news/with-a-picture")).text();
    expect(page).toContain(`/media/${id}/640.webp`);
  });
});

describe("a file", () => {
  const content = Buffer.from(pdf(`<< /Title (${"On paper ".repeat(20_000)}) >>`));
  let address = "";
  beforeAll(async () => {
    address = `/media/${idOf(await upload(content, "Rapport “été”.pdf.exe"))}/anything.pdf`;
  });

  test("is downloaded under its name, and never shown as a page of the site", async () => {
    const [name, plain] = ["Rapport “été”.pdf.pdf", "Rapport __t__.pdf.pdf"];
    const answer = await get(address);
    expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "accept-ranges": "bytes",
      "content-length": String(content.length),
    });
  });

  test("supports range requests, and is not sent again if unchanged", async () => {
    const part = await get(address, { range: "bytes=100-199" });
    expect([part.status, part.headers.get("content-range")]).toEqual([
      ...[206, `bytes 100-199/${content.length}`],
    ]);
    expect(Buffer.from(await part.arrayBuffer()).equals(content.subarray(100, 200))).toBe(true);
    const end = await get(address, { range: "bytes=-5" });
    expect(Buffer.from(await end.arrayBuffer()).equals(content.subarray(-5))).toBe(true);
    const beyond = await get(address, { range: `bytes=${content.length}-` });
    expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, `bytes */${content.length}`]);
    const etag = part.headers.get("etag") ?? "";
    expect((await get(address, { "if-none-match": etag })).status).toBe(304);
    expect((await get(address, { range: "bytes=0-1", "if-range": '"another"' })).status).toBe(200);
    const head = await get(address, {}, "HEAD");
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String(content.length)]);
  });

  test("redirects from its bare address to the one with its name", async () => {
    const bare = address.slice(0, "/media/".length + 20);
    expect((await get(bare)).headers.get("location")).toBe(
      `${bare}/${encodeURIComponent("Rapport “été”.pdf.pdf")}`,
    );
  });
});

describe("the upload form without JavaScript", () => {
  test("accepts several files, and says why each refused file was refused", async () => {
    const docx = { content: Buffer.from(office.docx), name: "a.docx" };
    const odt = { content: Buffer.from(office.odt), name: "b.odt" };
    expect((await post(formOf(docx, odt))).headers.get("location")).toBe("/desk/media");
    const bad = [
      { content: Buffer.from(svg), name: "a.png" },
      { content: Buffer.from(html), name: "a.jpg" },
      { content: Buffer.from(pixelBomb()), name: "b.png" },
      { content: Buffer.from(pdf("<< /S /JavaScript >>")), name: "a.pdf" },
      { content: Buffer.alloc(0), name: "empty.jpg" },
    ];
    const answer = await post(formOf(bad[0] ?? docx, docx, ...bad.slice(1)));
    expect(answer.status).toBe(303);
    const codes = new URL(answer.headers.get("location") ?? "", site.url).searchParams.getAll("refused");
    expect(codes).toEqual(["svg", "html", "too-many-pixels", "pdf-script", "empty"]);
    for (const code of codes) expect(uploadRefusals).toHaveProperty(code);
  });

  test("says that no file was chosen", async () => {
    const form = new FormData();
    form.append("file", new File([], ""));
    expect((await post(form)).headers.get("location")).toBe("/desk/media?refused=nothing");
  });

  test("accepts posts only from staff, and only from a page of the desk", async () => {
    const form = () => formOf({ content: Buffer.from(office.xlsx), name: "table.xlsx" });
    expect((await post(form(), {}, "")).status).toBe(401);
    expect((await post(form(), {}, "another-token")).status).toBe(401);
    expect((await post(form(), { origin: "https://example.org" })).status).toBe(403);
    expect((await post(form(), { origin: "null" })).status).toBe(403);
    for (const role of ["publisher", "administrator"] as const) {
      const { token } = await site.signIn(role);
      expect((await post(form(), {}, token())).status).toBe(303);
    }
    const all = await site.database.db.selectFrom("media").select("name").execute();
    expect(all.filter(({ name }) => name === "table.xlsx")).toHaveLength(1);
  });

  test("stores nothing if the post is malformed or cut off", async () => {
    expect((await post("hello", { "content-type": "text/plain" })).status).toBe(400);
    const type = { "content-type": "multipart/form-data; boundary=x" };
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="cut.pdf"\r\n\r\n%PDF-1.7 ';
    expect((await post(head, type)).status).toBe(400);
    const cut = httpRequest(`${site.url}/desk/media/whole`, {
      method: "POST",
      headers: {
        ...{ ...type, origin: site.url, cookie: `${sessionCookie}=${writer.token()}` },
        "content-length": "100000",
      },
    });
    cut.on("error", () => {});
    cut.write(head);
    await new Promise((resolve) => cut.write("more", resolve));
    cut.destroy();
    // The next upload works.
    expect(idOf(await upload(Buffer.from(office.pptx), "slides.pptx"))).toMatch(/^[0-9a-f]{20}$/);
    const all = await site.database.db.selectFrom("media").select("name").execute();
    expect(all.filter(({ name }) => name === "cut.pdf")).toEqual([]);
  });
});
