/** Uploads with their own folder, for tests below the desk's pages. */
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, onTestFinished } from "vitest";
import type { SiteDatabase } from "../server/database/connect.ts";
import { type Encoder, openEncoder, priorities } from "../server/media/encoder.ts";
import { openFolderStore } from "../server/media/folder-store.ts";
import type { Media } from "../server/media/media-types.ts";
import { openMedia } from "../server/media/open-media.ts";
import type { MediaStore } from "../server/media/store.ts";
import { sweepMedia } from "../server/media/sweep-media.ts";
import { workFilesIn } from "../server/media/work-files.ts";
import { createLog } from "../server/process/log.ts";

export const ada = { id: "ada", name: "Ada" };
const piece = 256 * 1024;

const started = openEncoder(priorities.interactive);
afterAll(started.stop);
/** Shared by all tests of a file, because it takes a while to start. */
export const encoder: Encoder = { run: started.run, stop: () => {} };

export async function openMediaDesk(
  database: SiteDatabase,
  change: (store: MediaStore) => MediaStore = same,
) {
  const folder = await mkdtemp(join(tmpdir(), "media-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const store = change(openFolderStore(folder));
  let time = Date.now();
  const open = () => {
    const log = createLog("silent");
    const settings = { mediaFolder: folder, mediaUrl: undefined, pictureCache: join(folder, "..") };
    const media = openMedia({ database, settings, log, store, encoder, now: () => new Date(time) });
    return { ...media, upload: uploader(media) };
  };
  return {
    ...{ folder, store, open },
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
    async sweep() {
      const now = () => new Date(time);
      await workFilesIn(folder).sweep(now());
      await sweepMedia({ database, store, now });
    },
    /** The keys of all stored objects. */
    async stored() {
      const keys: string[] = [];
      for await (const { key } of store.list()) keys.push(key);
      return keys.toSorted();
    },
  };
}

const same = (store: MediaStore) => store;

/** Uploads piece by piece, as the browser does. Returns the last answer. */
function uploader({ uploads }: Media) {
  return async (content: Uint8Array, name: string, { actor = ada, id = randomUUID() as string } = {}) => {
    const begun = await uploads.begin(actor, { id, name, bytes: content.length });
    if ("outcome" in begun) return begun;
    for (let offset = 0; ; ) {
      const answer = await uploads.addPiece(actor, id, offset, content.subarray(offset, offset + piece));
      if (!answer || "outcome" in answer) return answer;
      if (answer.received === offset) throw new Error("A piece was not taken.");
      offset = answer.received;
    }
  };
}

/** Encodes all pending pictures. */
export async function encodeAll(media: Media): Promise<void> {
  const work = media.start();
  const waits = async () => {
    const { items } = await media.list({});
    return items.some(({ state }) => state === "encoding");
  };
  while (await waits()) await new Promise((resolve) => setTimeout(resolve, 20));
  await work.stop();
}
