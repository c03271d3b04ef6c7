import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { ada, encodeAll, openMediaDesk } from "../../tests/media-desk.ts";
import { html, pdf, photo, recordings } from "../../tests/media-files.ts";
import { readLog } from "../staff/staff-log.ts";
import { mediaLimits } from "./media-limits.ts";

const newPdf = () => pdf(`<</Type/Catalog/Note(${randomUUID()})>>`);
const jpeg = (width: number) => photo(width, 400).jpeg().toBuffer();

forEachDatabase((_, open) => {
  async function desk() {
    const { database } = await open();
    const opened = await openMediaDesk(database);
    const media = opened.open();
    const upload = async (content: Buffer, name: string) => {
      const taken = await media.upload(content, name);
      if (!taken || !("item" in taken)) throw new Error(JSON.stringify(taken));
      return taken.item;
    };
    const replace = (id: string, content: Buffer, name = "New.pdf") =>
      media.replace({ id: null, name: "Ada" }, id, name, Readable.from([content]));
    const served = async (id: string, rest: string) => {
      const found = await media.open(id, rest);
      return found && buffer(found.stream);
    };
    return { ...opened, database, media, upload, replace, served };
  }

  test("keeps the last versions of a file, and no object of an older one", async () => {
    const { media, upload, replace, served, stored, sweep, wait } = await desk();
    const { id } = await upload(newPdf(), "Report.pdf");
    let last = newPdf();
    for (let count = 0; count < mediaLimits.versions + 3; count++) {
      wait(1000);
      last = newPdf();
      expect(await replace(id, last, `Report ${count}.pdf`)).toEqual({ outcome: "replaced" });
    }
    expect(await served(id, "Report.pdf")).toEqual(last);
    const versions = await media.versionsOf(id);
    expect(versions).toHaveLength(mediaLimits.versions);
    expect(versions[0]).toMatchObject({ name: `Report ${mediaLimits.versions + 2}.pdf`, addedBy: "Ada" });
    expect(await stored()).toHaveLength(mediaLimits.versions);
    wait(2 * mediaLimits.orphaned);
    await sweep();
    expect(await stored()).toHaveLength(mediaLimits.versions);
    expect(await media.remove(ada, id)).toEqual({ outcome: "removed" });
    expect(await stored()).toEqual([]);
    expect(await media.versionsOf(id)).toEqual([]);
  });

  test("restores any version, and the oldest stays while it is in use", async () => {
    const { database, media, upload, replace, served, wait } = await desk();
    const first = newPdf();
    const { id, copy } = await upload(first, "Report.pdf");
    wait(1000);
    await replace(id, newPdf());
    const person = { id: "ada", name: "Ada", role: "writer" as const };
    expect(await media.restore(person, id, copy)).toEqual({ outcome: "restored" });
    expect(await served(id, "Report.pdf")).toEqual(first);
    expect(await media.restore(person, id, "ffffffff")).toEqual({ outcome: "refused", code: "gone" });
    expect((await readLog(database.db, 9)).map(({ act }) => act)).toEqual([
      expect.stringMatching(/^restored the version of 20/),
      "replaced",
      "uploaded",
    ]);
    const opened = await media.openVersion(id, copy);
    expect(opened && (await buffer(opened.stream))).toEqual(first);
  });

  test("a file with the first content of a replaced one is another item", async () => {
    const { upload, replace, served } = await desk();
    const content = newPdf();
    const { id } = await upload(content, "Report.pdf");
    const other = newPdf();
    await replace(id, other);
    const again = await upload(content, "Report.pdf");
    expect(again.id).not.toBe(id);
    expect(await served(again.id, "Report.pdf")).toEqual(content);
    expect(await served(id, "Report.pdf")).toEqual(other);
    expect((await upload(content, "Report.pdf")).id).toBe(again.id);
  });

  test("refuses another type by its content, whatever its name, and leaves no objects", async () => {
    const { upload, replace, stored } = await desk();
    const file = await upload(newPdf(), "Report.pdf");
    const before = await stored();
    const refused = (code: string) => ({ outcome: "refused", code });
    expect(await replace(file.id, await jpeg(500))).toEqual(refused("other-type"));
    expect(await replace(file.id, recordings.mp4)).toEqual(refused("other-type"));
    expect(await replace(file.id, html)).toEqual(refused("html"));
    expect(await replace("0".repeat(20), newPdf())).toEqual(refused("gone"));
    expect(await stored()).toEqual(before);
  });

  test("offers the images of a new picture immediately, and encodes a restored one if it has none", async () => {
    const { media, upload, replace, served } = await desk();
    const { id, copy } = await upload(await jpeg(900), "lake.jpg");
    // Replaced before its own images were encoded.
    expect(await replace(id, await jpeg(700), "river.jpg")).toEqual({ outcome: "replaced" });
    const offered = await media.offer(`/media/${id}`);
    expect(offered).toMatchObject({
      width: 700,
      address: expect.stringMatching(`^/media/${id}/[0-9a-f]{8}$`),
    });
    expect((await served(id, "700.avif"))?.length).toBeGreaterThan(0);
    await media.restore({ id: null, name: "Ada" }, id, copy);
    expect(await media.offer(`/media/${id}`)).toBeUndefined();
    await encodeAll(media);
    expect(await media.offer(`/media/${id}`)).toMatchObject({ width: 900, address: `/media/${id}/${copy}` });
  });
});
