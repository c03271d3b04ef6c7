import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import sharp from "sharp";
import { expect, test } from "vitest";
import { forEachDatabaseInTurn } from "../../tests/databases.ts";
import { ada, encodeAll, openMediaDesk } from "../../tests/media-desk.ts";
import { heic, html, office, pdf, phonePhoto, photo, pixelBomb, svg } from "../../tests/media-files.ts";
import { messageRow } from "../../tests/message-row.ts";
import { queueMail } from "../mail/outbox.ts";
import { readLog } from "../staff/staff-log.ts";
import { unfinishedFolder } from "./folder-store.ts";
import { mediaLimits } from "./media-limits.ts";
import { StoreProblem } from "./store.ts";

const ben = { id: "ben", name: "Ben" };
const id = "0123456789abcdef";
const hour = 3_600_000;
/** Needs three pieces. */
const long = pdf(`<< /Title (${"long ".repeat(120_000)}) >>`);
const pieceBytes = 256 * 1024;
const pieceAt = (offset: number) => long.subarray(offset, offset + pieceBytes);

forEachDatabaseInTurn((engine, open) => {
  const desk = async (change?: Parameters<typeof openMediaDesk>[1]) => {
    const { database } = await open();
    return { database, ...(await openMediaDesk(database, change)) };
  };

  test("stores a file that arrives in pieces at different processes", async () => {
    const { database, open, stored } = await desk();
    const [one, other] = [open(), open()];
    expect(await one.uploads.begin(ada, { id, name: "The report.PDF", bytes: long.length })).toEqual({
      ...{ id, name: "The report.PDF", bytes: long.length, received: 0 },
    });
    expect(await one.uploads.addPiece(ada, id, 0, pieceAt(0))).toMatchObject({ received: pieceBytes });
    // Repeated after a lost answer, or out of order.
    expect(await other.uploads.addPiece(ada, id, 0, pieceAt(0))).toMatchObject({ received: pieceBytes });
    expect(await other.uploads.addPiece(ada, id, 2 * pieceBytes, pieceAt(2 * pieceBytes))).toMatchObject({
      received: pieceBytes,
    });
    expect(await other.uploads.addPiece(ada, id, pieceBytes, pieceAt(pieceBytes))).toMatchObject({
      received: 2 * pieceBytes,
    });
    expect(await one.uploads.find(ada, id)).toMatchObject({ received: 2 * pieceBytes });
    const last = () => other.uploads.addPiece(ada, id, 2 * pieceBytes, pieceAt(2 * pieceBytes));
    const taken = await last();
    expect(taken).toMatchObject({
      outcome: "taken",
      item: { kind: "file", name: "The report.pdf", type: "application/pdf", bytes: long.length },
    });
    expect(await last()).toEqual(taken);
    expect(await one.uploads.find(ada, id)).toMatchObject({ received: long.length, taken });
    const opened = taken && "item" in taken && (await one.open(taken.item.id, "The report.pdf"));
    expect(opened && Buffer.concat(await opened.stream.toArray()).equals(long)).toBe(true);
    expect(await stored()).toEqual([expect.stringMatching(/^[0-9a-f]{20}\/[0-9a-f]{8}\/file$/)]);
    expect(await readLog(database.db, 5)).toMatchObject([{ staff_name: "Ada", act: "uploaded" }]);
  });

  test("does not let one person continue the upload of another", async () => {
    const { open } = await desk();
    const { uploads } = open();
    await uploads.begin(ada, { id, name: "a.pdf", bytes: long.length });
    expect(await uploads.find(ben, id)).toBeUndefined();
    expect(await uploads.addPiece(ben, id, 0, pieceAt(0))).toBeUndefined();
    await uploads.cancel(ben, id);
    expect(await uploads.begin(ben, { id, name: "a.pdf", bytes: long.length })).toMatchObject({
      code: "other-upload",
    });
    expect(await uploads.find(ada, id)).toMatchObject({ received: 0 });
    for (const wrong of ["short", "WITH-CAPITALS-123", "a/../../b/../../c/d", "nul-\0-in-the-middle"])
      expect(await uploads.begin(ada, { id: wrong, name: "a", bytes: 9 })).toMatchObject({
        outcome: "refused",
      });
  });

  test("stores the same file once, even if two people upload it at the same moment", async () => {
    const { open, stored } = await desk();
    const [one, other] = [open(), open()];
    const picture = await photo(200, 300).jpeg().toBuffer();
    const both = await Promise.all([
      one.upload(picture, "a.jpg"),
      other.upload(picture, "b.jpg", { actor: ben }),
      one.upload(picture, "c.jpg"),
    ]);
    const ids = both.map((taken) => taken && "item" in taken && taken.item.id);
    expect(new Set(ids).size).toBe(1);
    expect((await one.list({})).total).toBe(1);
    expect(await stored()).toHaveLength(1);
    await encodeAll(one);
    expect(await one.upload(picture, "d.jpg")).toMatchObject({ item: { id: ids[0], state: "ready" } });
    expect(await stored()).toHaveLength(3);
  });

  test("refuses a file with a reason, in pieces or whole, and stores nothing", async () => {
    const { open, stored, folder } = await desk();
    const media = open();
    for (const [code, content] of Object.entries({
      ...{ svg, html, heic, "too-many-pixels": pixelBomb(), macros: office.withMacros },
      "pdf-script": pdf("<< /S /JavaScript >>"),
    })) {
      const refused = { outcome: "refused", code };
      const uploadId = `${id}-${code}`;
      expect(await media.upload(content, "photo.jpg", { id: uploadId })).toEqual(refused);
      // Repeated after a lost answer.
      const again = content.subarray(0, pieceBytes);
      expect(await media.uploads.addPiece(ada, uploadId, 0, again)).toEqual(refused);
      expect(await media.uploads.addFile(ada, "photo.jpg", Readable.from([content]))).toEqual(refused);
    }
    expect(await stored()).toEqual([]);
    expect(await readdir(unfinishedFolder(folder))).toEqual([]);
    expect((await media.list({})).total).toBe(0);
  });

  test("refuses a wrong type with the first piece, and an empty or too large file before", async () => {
    const { open } = await desk();
    const { uploads } = open();
    expect(await uploads.begin(ada, { id, name: "a", bytes: 0 })).toMatchObject({ code: "empty" });
    const tooLarge = mediaLimits.fileBytes + 1;
    expect(await uploads.begin(ada, { id, name: "a", bytes: tooLarge })).toMatchObject({ code: "too-large" });
    await uploads.begin(ada, { id, name: "film.jpg", bytes: 60_000_000 });
    const start = (await photo(20, 10).jpeg().toBuffer()).subarray(0, 300);
    const first = Buffer.concat([start, Buffer.alloc(pieceBytes - start.length)]);
    expect(await uploads.addPiece(ada, id, 0, first)).toMatchObject({ code: "picture-too-large" });
    expect(await uploads.addFile(ada, "a", Readable.from([]))).toMatchObject({ code: "empty" });
  });

  test("keeps the pieces when the disk is full, and continues once there is room", async () => {
    let isFull = false;
    const { open, stored } = await desk((store) => ({
      ...store,
      put: (key, content, type) => {
        if (isFull) throw new StoreProblem("The disk of the site is full.");
        return store.put(key, content, type);
      },
    }));
    const { uploads } = open();
    await uploads.begin(ada, { id, name: "a.pdf", bytes: long.length });
    await uploads.addPiece(ada, id, 0, pieceAt(0));
    isFull = true;
    await expect(uploads.addPiece(ada, id, pieceBytes, pieceAt(pieceBytes))).rejects.toThrow(StoreProblem);
    expect(await uploads.find(ada, id)).toMatchObject({ received: pieceBytes });
    isFull = false;
    await uploads.addPiece(ada, id, pieceBytes, pieceAt(pieceBytes));
    // Full again when the complete file is stored.
    isFull = true;
    const last = () => uploads.addPiece(ada, id, 2 * pieceBytes, pieceAt(2 * pieceBytes));
    await expect(last()).rejects.toThrow(StoreProblem);
    isFull = false;
    expect(await last()).toMatchObject({ outcome: "taken" });
    expect(await stored()).toHaveLength(1);
  });

  test("forgets abandoned uploads after a day, and finished ones after an hour", async () => {
    const { open, stored, wait, sweep } = await desk();
    const media = open();
    await media.upload(long, "a.pdf", { id: `${id}-finished` });
    await media.uploads.begin(ada, { id, name: "a.pdf", bytes: long.length });
    await media.uploads.addPiece(ada, id, 0, pieceAt(0));
    wait(2 * hour);
    await sweep();
    expect(await media.uploads.find(ada, `${id}-finished`)).toBeUndefined();
    expect(await media.uploads.find(ada, id)).toMatchObject({ received: pieceBytes });
    expect(await stored()).toHaveLength(2);
    wait(23 * hour);
    await sweep();
    expect(await media.uploads.find(ada, id)).toBeUndefined();
    expect(await stored()).toHaveLength(1);
  });

  test("limits the active uploads of a person, and drops the one that was idle longest", async () => {
    const { open, wait } = await desk();
    const { uploads } = open();
    for (let number = 10; number <= 10 + mediaLimits.activeUploads; number++) {
      wait(1000);
      await uploads.begin(ada, { id: `${id}-${number}`, name: "a.pdf", bytes: 9 });
    }
    expect(await uploads.find(ada, `${id}-10`)).toBeUndefined();
    expect(await uploads.find(ada, `${id}-11`)).toBeDefined();
  });

  test("removes the leftovers of a killed process, but no recent files or files of items", async () => {
    const { open, stored, folder, store, wait, sweep } = await desk();
    const media = open();
    await media.upload(long, "a.pdf");
    const [kept] = await stored();
    await store.put(`${"f".repeat(20)}/12345678/640.webp`, Buffer.from("orphan"), "image/webp");
    await store.put("uploads/abandoned/0-6", Buffer.from("orphan"), "");
    const left = join(unfinishedFolder(folder), "left-behind");
    await writeFile(left, "half a file");
    await sweep();
    expect(await stored()).toHaveLength(3);
    expect((await stat(left)).size).toBeGreaterThan(0);
    wait(25 * hour);
    await sweep();
    expect(await stored()).toEqual([kept]);
    await expect(stat(left)).rejects.toThrow("ENOENT");
  });

  test("removes the camera metadata of a photo, and turns it upright", async () => {
    const { open, stored, folder } = await desk();
    const media = open();
    const taken = await media.upload(await phonePhoto(400, 300), "IMG_1.JPG");
    expect(taken).toMatchObject({ item: { name: "IMG_1.jpg", width: 300, height: 400, state: "encoding" } });
    await encodeAll(media);
    const sizes = ["300.avif", "300.webp", "master.webp"];
    expect((await stored()).map((key) => key.split("/").at(-1))).toEqual(sizes);
    for (const key of await stored()) {
      const bytes = await readFile(join(folder, key));
      const { exif, xmp, iptc, comments } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, comments }, key).toEqual({});
      expect(bytes.includes("Phone"), key).toBe(false);
      expect((await stat(join(folder, key))).mode & 0o777).toBe(0o600);
    }
  });

  test("does not remove an item in use, and removes an unused one with its files", async () => {
    const { database, open, stored } = await desk();
    const media = open();
    const taken = await media.upload(await photo(50, 40).png().toBuffer(), "a.png");
    const item = taken && "item" in taken ? taken.item : undefined;
    const mediaId = item?.id ?? "";
    await encodeAll(media);
    const at = new Date().toISOString();
    const edition = {
      id: "e",
      kind: "news",
      slug: "a",
      language: "en",
      state: "draft",
      revision: 1,
    } as const;
    await database.db
      .insertInto("editions")
      .values({
        ...{ ...edition, public_revision: null, first_published_at: null, due_at: null, due_version: null },
        ...{ changed_at: at, changed_by: null, changed_by_name: "", created_at: at, deleted_at: null },
        ...{ title: "A", folded: "", fields: "{}", languages: " en ", stale: 0 },
      })
      .execute();
    await database.db
      .insertInto("media_uses")
      .values({ named: mediaId, edition_id: "e", media_id: mediaId })
      .execute();
    const uses = [
      { editionId: "e", kind: "news", slug: "a", language: "en", translationOf: null, title: "A" },
    ];
    expect(await media.remove(ada, mediaId)).toEqual({ outcome: "used", uses });
    expect(await media.offer(`/media/${mediaId}`)).toBeDefined();
    await database.db.deleteFrom("editions").execute();
    // Attached to an unsent reply.
    const { db } = database;
    const reply = { message_id: "7K3M-QX9D", post_id: "post" };
    await db
      .insertInto("contact_messages")
      .values(messageRow({ id: reply.message_id }))
      .execute();
    const post = {
      id: "post",
      message_id: reply.message_id,
      kind: "out",
      author: "Ada",
      text: "See.",
    } as const;
    await db
      .insertInto("enquiry_posts")
      .values({ ...post, at })
      .execute();
    const file = { id: "file", name: "a", type: "image/webp", bytes: 1, media_id: mediaId };
    await db
      .insertInto("enquiry_files")
      .values({ ...file, ...reply })
      .execute();
    await queueMail(db, { purpose: "reply", ...reply }, new Date(at));
    expect(await media.remove(ada, mediaId)).toEqual({ outcome: "in a reply", reference: reply.message_id });
    expect(await media.offer(`/media/${mediaId}`)).toBeDefined();
    await db.updateTable("mails").set({ sent_at: at }).execute();
    expect(await media.remove(ada, mediaId)).toEqual({ outcome: "removed" });
    expect(await media.remove(ada, mediaId)).toEqual({ outcome: "removed" });
    expect(await db.selectFrom("enquiry_files").select(["media_id", "dropped"]).execute()).toEqual([
      { media_id: null, dropped: "It was removed from the media library." },
    ]);
    expect(await media.offer(`/media/${mediaId}`)).toBeUndefined();
    expect(await stored()).toEqual([]);
    expect((await readLog(database.db, 9)).map(({ act }) => act)).toEqual(["removed", "uploaded"]);
  });

  test("stores a drawing as a picture, and refuses one that could do harm or take too long", async () => {
    const { open, stored } = await desk();
    const media = open();
    const draw = (content: string, size = 'width="400" height="200"') =>
      media.upload(
        Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`),
        "logo.png",
      );
    const circle = '<circle cx="99" cy="99" r="80" fill="#0a0"/>';
    expect(await draw(circle)).toMatchObject({
      outcome: "taken",
      item: { kind: "picture", type: "image/webp", width: 1280, height: 640 },
    });
    expect(await stored()).toEqual([expect.stringMatching(/master\.webp$/)]);
    const refused = { outcome: "refused", code: "svg" };
    expect(await draw(`${circle}<!-- ${"a".repeat(300_000)} --><script/>`)).toEqual(refused);
    expect(await draw('<image href="file:///etc/passwd"/>')).toEqual(refused);
    expect(await draw("a".repeat(1_000_000))).toEqual({ outcome: "refused", code: "svg-too-large" });
    // Ten to the power of nine circles, each by a reference.
    const nested = Array.from({ length: 9 }, (_, level) => {
      const uses = `<use href="#l${level}"/>`.repeat(10);
      return `<g id="l${level + 1}">${uses}</g>`;
    });
    const bomb = await draw(`<g id="l0">${circle}</g>${nested.join("")}`);
    expect(bomb).toEqual({ outcome: "refused", code: "svg-too-large" });
    expect(await draw(circle, 'width="1e9" height="1e9"')).toMatchObject({ outcome: "refused" });
  });

  test("starts an upload again after its item was removed", async () => {
    const { open } = await desk();
    const media = open();
    const begin = { id, name: "a.pdf", bytes: long.length };
    const taken = await media.upload(long, "a.pdf", { id });
    expect(await media.uploads.begin(ada, begin)).toMatchObject({ received: 2 * pieceBytes });
    await media.remove(ada, taken && "item" in taken ? taken.item.id : "");
    expect(await media.uploads.begin(ada, begin)).toMatchObject({ received: 0 });
    const again = await media.upload(long, "a.pdf", { id });
    expect(again).toMatchObject({ outcome: "taken", item: { name: "a.pdf", bytes: long.length } });
  });

  test(`describes, searches and lists items, newest first (${engine})`, async () => {
    const { open, wait } = await desk();
    const media = open();
    const ids: string[] = [];
    for (const [name, width] of [
      ["Élan", 50],
      ["100%_sure", 60],
      ["Other", 70],
    ] as const) {
      const taken = await media.upload(await photo(width, 40).png().toBuffer(), `${name}.png`);
      if (taken && "item" in taken) ids.push(taken.item.id);
      wait(1000);
    }
    await media.upload(pdf("<< >>"), "Text.pdf");
    const names = async (asked: Parameters<typeof media.list>[0]) =>
      (await media.list(asked)).items.map(({ name }) => name);
    expect(await names({})).toEqual(["Text.pdf", "Other.png", "100 _sure.png", "Élan.png"]);
    expect(await names({ kind: "file" })).toEqual(["Text.pdf"]);
    expect(await names({ q: "elan" })).toEqual(["Élan.png"]);
    expect(await names({ q: "%" })).toEqual([]);
    const described = {
      name: "Dance.gif",
      alt: "Two people\0 dance",
      caption: "C",
      focus: { x: 120, y: 33.4 },
    };
    expect(await media.describe(ada, ids[0] ?? "", described)).toMatchObject({
      ...{ name: "Dance.png", alt: "Two people dance", caption: "C", focus: { x: 100, y: 33 } },
      ...{ decorative: false, credit: "" },
    });
    expect(await names({ q: "PEOPLE dance" })).toEqual(["Dance.png"]);
    expect(await media.describe(ada, "0".repeat(20), { alt: "" })).toBeUndefined();
    expect(await media.list({ page: 99 })).toMatchObject({ page: 1, pages: 1, total: 4 });
  });
});
