import { expect, test } from "vitest";
import { forEachDatabaseInTurn } from "../../tests/databases.ts";
import { encoder, openMediaDesk } from "../../tests/media-desk.ts";
import { photo } from "../../tests/media-files.ts";
import { contentVersion } from "../content/changes.ts";
import { connectDatabase, type SiteDatabase } from "../database/connect.ts";
import { TooBusy } from "../limits/too-busy.ts";
import { createLog } from "../process/log.ts";
import { uploadEncoder } from "./encode-uploads.ts";
import { type MediaStore, StoreProblem } from "./store.ts";
import { workFilesIn } from "./work-files.ts";

const running = () => false;
const second = 1000;

forEachDatabaseInTurn((_engine, open) => {
  async function withPicture(change?: (store: MediaStore) => MediaStore) {
    const { database, url } = await open();
    const desk = await openMediaDesk(database, change);
    const media = desk.open();
    const picture = await photo(40, 30).png().toBuffer();
    const taken = await media.upload(picture, "a.png");
    if (!taken || !("item" in taken)) throw new Error("The upload was refused.");
    let time = Date.now();
    const process = (
      other: typeof encoder = encoder,
      more: { database?: SiteDatabase; renewInterval?: number } = {},
    ) =>
      uploadEncoder({
        ...{ database, store: desk.store, files: workFilesIn(desk.folder), log: createLog("silent") },
        ...{ encoder: other, now: () => new Date(time), ...more },
      });
    const find = () => media.find(taken.item.id);
    const wait = (milliseconds: number) => {
      time += milliseconds;
    };
    return { ...desk, database, url, media, picture, id: taken.item.id, process, find, wait };
  }

  test("offers a picture only after all its images are encoded", async () => {
    const { database, media, id, process, find, stored } = await withPicture();
    const before = await contentVersion(database.db);
    expect(await media.offer(`/media/${id}`)).toBeUndefined();
    expect(await media.open(id, "40.webp")).toBeUndefined();
    expect(await process().encodeNext(running)).toBe(true);
    expect(await find()).toMatchObject({ state: "ready" });
    expect(await process().encodeNext(running)).toBe(false);
    // The content version increases once, so that pages are rendered again.
    expect(await contentVersion(database.db)).toBe(before + 1);
    expect(await stored()).toHaveLength(3);
    const offered = { address: `/media/${id}`, width: 40, height: 30, widths: [40] };
    expect(await media.offer(`/media/${id}`)).toEqual({
      ...{ ...offered, lowData: { width: 40, kilobytes: 1 }, focus: { x: 50, y: 50 } },
    });
    const image = await media.open(id, "40.webp");
    expect(image).toMatchObject({ type: "image/webp", item: { id } });
    const bytes = Buffer.concat((await image?.stream.toArray()) ?? []);
    expect(bytes.length).toBe(image?.bytes);
    for (const name of ["41.webp", "master.webp", "../40.webp", "40.png", "constructor"])
      expect(await media.open(id, name)).toBeUndefined();
    await media.describe({ id: null, name: "Ada" }, id, { decorative: true, alt: "Words", credit: "Ben" });
    expect(await media.offer(`/media/${id}`)).toMatchObject({ alt: "", credit: "Ben" });
  });

  test("shares the work between processes, and takes over from one that died", async () => {
    const { process, find, wait, stored } = await withPicture();
    const begun = Promise.withResolvers<void>();
    const killed = process({
      ...encoder,
      run: () => {
        begun.resolve();
        return new Promise(() => {});
      },
    });
    void killed.encodeNext(running);
    await begun.promise;
    expect(await process().encodeNext(running)).toBe(false);
    wait(30 * second);
    expect(await process().encodeNext(running)).toBe(true);
    expect(await find()).toMatchObject({ state: "ready" });
    expect(await stored()).toHaveLength(3);
  });

  test("gives up a picture after three failures, and tries again after a new upload", async () => {
    const { process, find, media, picture } = await withPicture();
    const broken = process({ ...encoder, run: () => Promise.reject(new Error("broken")) });
    for (const state of ["encoding", "encoding", "failed"]) {
      await broken.encodeNext(running);
      expect(await find()).toMatchObject({ state });
    }
    expect(await find()).toMatchObject({ problem: "broken" });
    expect(await broken.encodeNext(running)).toBe(false);
    await media.upload(picture, "a.png");
    expect(await find()).toMatchObject({ state: "encoding", problem: null });
    await process().encodeNext(running);
    expect(await find()).toMatchObject({ state: "ready" });
  });

  test("gives up a picture after three timeouts, even across restarts, and tries again when staff ask", async () => {
    const { process, find, media, wait, id } = await withPicture();
    const late = { ...encoder, run: () => Promise.reject(new TooBusy("a picture took too long to encode")) };
    for (const state of ["encoding", "encoding", "failed"]) {
      // Each attempt is by another process, after the claim of the previous one has expired.
      expect(await process(late).encodeNext(running)).toBe(true);
      expect(await process(late).encodeNext(running)).toBe(false);
      expect(await find()).toMatchObject({ state });
      wait(30 * second);
      await process().releaseClaims();
    }
    expect(await find()).toMatchObject({ problem: "late" });
    expect(await process().encodeNext(running)).toBe(false);
    expect(await media.tryAgain({ id: null, name: "Ada" }, id)).toBe(true);
    expect(await find()).toMatchObject({ state: "encoding", problem: null });
    expect(await media.tryAgain({ id: null, name: "Ada" }, id)).toBe(false);
    await process().encodeNext(running);
    expect(await find()).toMatchObject({ state: "ready" });
  });

  test("gives up a picture while encoding which twelve processes were killed", async () => {
    const { database, url, process, find, id } = await withPicture();
    const tries = async () => {
      const row = database.db.selectFrom("media").select("tries").where("id", "=", id);
      return (await row.executeTakeFirstOrThrow()).tries;
    };
    for (let killed = 1; killed <= 12; killed++) {
      const own = connectDatabase(url);
      const end = Promise.withResolvers<never>();
      end.promise.catch(() => {});
      const dying = process({ ...encoder, run: () => end.promise }, { database: own, renewInterval: 10 });
      await dying.releaseClaims();
      const encoding = dying.encodeNext(running).catch(() => {});
      await expect.poll(tries, { interval: 5 }).toBe(killed);
      // Simulates a killed process, which writes nothing more.
      await own.close();
      end.reject(new Error("killed"));
      await encoding;
    }
    await process().releaseClaims();
    expect(await process().encodeNext(running)).toBe(true);
    expect(await find()).toMatchObject({
      state: "failed",
      problem: "broken",
    });
    expect(await process().encodeNext(running)).toBe(false);
  });

  test("does not count unavailable storage or a shutdown as a failure of the picture", async () => {
    let isAway = false;
    const { process, find, wait } = await withPicture((store) => ({
      ...store,
      read: (key, range) => {
        if (isAway) throw new StoreProblem("The storage does not answer.");
        return store.read(key, range);
      },
    }));
    isAway = true;
    for (let tries = 0; tries < 4; tries++) {
      await process().encodeNext(running);
      wait(30 * second);
    }
    isAway = false;
    let stopped = false;
    await process({
      ...encoder,
      run: () => {
        stopped = true;
        return Promise.reject(new Error("The process that encodes pictures has ended."));
      },
    }).encodeNext(() => stopped);
    expect(await find()).toMatchObject({ state: "encoding" });
    await process().encodeNext(running);
    expect(await find()).toMatchObject({ state: "ready" });
  });

  test("does not bring back a picture that is removed while it is encoded", async () => {
    const { process, find, media, id, stored, sweep } = await withPicture();
    await process({
      ...encoder,
      run: async (task) => {
        await media.remove({ id: null, name: "Ada" }, id);
        return encoder.run(task);
      },
    }).encodeNext(running);
    expect(await find()).toBeUndefined();
    await sweep();
    expect(await media.offer(`/media/${id}`)).toBeUndefined();
    expect((await stored()).length).toBeLessThan(3);
  });
});
