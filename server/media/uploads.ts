import type { Readable } from "node:stream";
import { plainLine } from "../../texts/plain-line.ts";
import type { SiteDatabase } from "../database/connect.ts";
import type { UploadRow } from "../database/schema.ts";
import { coalesce } from "../limits/coalesce.ts";
import type { Log } from "../process/log.ts";
import type { Actor } from "../staff/staff-log.ts";
import { fileKind } from "./file-kind.ts";
import { itemOf } from "./media-item.ts";
import { mediaLimits } from "./media-limits.ts";
import type { Media, MediaItem, Taken, Upload } from "./media-types.ts";
import { isRefusal, RefusedUpload, refusedAs } from "./refusals.ts";
import type { MediaStore } from "./store.ts";
import { piecesIn } from "./upload-pieces.ts";
import { receive, type WorkFile, type WorkFiles } from "./work-files.ts";

type Parts = {
  database: SiteDatabase;
  store: MediaStore;
  files: WorkFiles;
  take: (actor: Actor, name: string, file: WorkFile) => Promise<MediaItem>;
  log: Log;
  now: () => Date;
  /** Told when there is a new item. */
  taken: () => void;
};

const wellFormedId = /^[a-z0-9-]{16,64}$/;
const longestName = 200;

/** Files that come in pieces or whole. Whichever process a piece comes to, and whenever one is killed, none is lost. */
export function uploadsOf(parts: Parts): Media["uploads"] {
  const { database, store, files, log, now } = parts;
  const { db } = database;
  const pieces = piecesIn(store);
  const once = coalesce<Taken>();

  const findRow = (actor: Actor, id: string): Promise<UploadRow | undefined> =>
    wellFormedId.test(id)
      ? db
          .selectFrom("uploads")
          .selectAll()
          .where("id", "=", id)
          .where("staff_id", "=", actor.id ?? "")
          .executeTakeFirst()
      : Promise.resolve(undefined);

  /** What became of one that is finished; nothing if it is not. */
  const outcomeOf = async ({ media_id, refused }: UploadRow): Promise<Taken | undefined> => {
    if (refused !== null) return refusedAs(isRefusal(refused) ? refused : "unknown");
    const row =
      media_id !== null &&
      (await db.selectFrom("media").selectAll().where("id", "=", media_id).executeTakeFirst());
    return row ? { outcome: "taken", item: itemOf(row) } : undefined;
  };

  /** Of two processes that were sent the last piece, the first one counts: the other may have found no pieces. */
  const settle = async (row: UploadRow, taken: Taken): Promise<Taken> => {
    const end = taken.outcome === "taken" ? { media_id: taken.item.id } : { refused: taken.code };
    await db
      .updateTable("uploads")
      .set({ ...end, changed_at: now().toISOString() })
      .where("id", "=", row.id)
      .where("media_id", "is", null)
      .where("refused", "is", null)
      .execute();
    const settled = await db.selectFrom("uploads").selectAll().where("id", "=", row.id).executeTakeFirst();
    // What is left is removed by the sweep.
    await pieces.remove(row.id).catch((error: unknown) => log.warn("Pieces could not be removed", { error }));
    return (settled && (await outcomeOf(settled))) ?? taken;
  };

  const takeFile = async (
    actor: Actor,
    name: string,
    content: AsyncIterable<Uint8Array>,
    bytes?: number,
  ): Promise<Taken> => {
    try {
      const item = await files.with(async (path) => {
        const file = await receive(content, path);
        if (bytes !== undefined && file.bytes !== bytes) throw new RefusedUpload("incomplete");
        return parts.take(actor, name, file);
      });
      parts.taken();
      return { outcome: "taken", item };
    } catch (error) {
      if (!(error instanceof RefusedUpload)) throw error;
      log.info("An upload was refused", { code: error.code, error: error.cause });
      return refusedAs(error.code);
    }
  };

  const finish = (actor: Actor, row: UploadRow): Promise<Taken> =>
    once(row.id, async () => {
      const taken = await takeFile(actor, row.name, pieces.read(row), row.bytes);
      return settle(row, taken);
    });

  /** The one that was quiet longest gives way. */
  const makeRoom = async (staff_id: string): Promise<void> => {
    const surplus = await db
      .selectFrom("uploads")
      .select("id")
      .where("staff_id", "=", staff_id)
      .where("media_id", "is", null)
      .where("refused", "is", null)
      .orderBy("changed_at", "desc")
      .offset(mediaLimits.uploadsUnderWay - 1)
      .limit(100)
      .execute();
    for (const { id } of surplus) await drop(id);
  };

  const drop = async (id: string): Promise<void> => {
    await db.deleteFrom("uploads").where("id", "=", id).execute();
    await pieces.remove(id);
  };

  return {
    async begin(actor, { id, name: given, bytes }) {
      if (!wellFormedId.test(id)) return refusedAs("other-upload");
      if (!Number.isSafeInteger(bytes) || bytes <= 0) return refusedAs("empty");
      if (bytes > mediaLimits.fileBytes) return refusedAs("too-large");
      const staff_id = actor.id ?? "";
      const name = plainLine(given).toWellFormed().slice(0, longestName);
      const at = now().toISOString();
      const row = { id, staff_id, name, bytes, received: 0, pieces: "", created_at: at, changed_at: at };
      if (!(await findRow(actor, id))) await makeRoom(staff_id);
      await db
        .insertInto("uploads")
        .values({ ...row, media_id: null, refused: null })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
      const found = await findRow(actor, id);
      return found?.bytes === bytes ? uploadOf(found) : refusedAs("other-upload");
    },

    async find(actor, id) {
      const row = await findRow(actor, id);
      return row && uploadOf(row, await outcomeOf(row));
    },

    async take(actor, id, offset, piece) {
      const row = await findRow(actor, id);
      if (!row) return undefined;
      const done = await outcomeOf(row);
      if (done) return done;
      if (piece.length > mediaLimits.pieceBytes) return refusedAs("piece-too-large");
      const isLast = offset + piece.length === row.bytes;
      const isLongEnough = piece.length >= (isLast ? 1 : mediaLimits.leastPieceBytes);
      if (offset !== row.received || !isLongEnough || offset + piece.length > row.bytes) return uploadOf(row);
      // Before the line has carried all of it.
      const problem = offset === 0 ? await firstProblem(piece, row.bytes) : undefined;
      if (problem) return settle(row, problem);
      await pieces.put(id, offset, piece);
      const all = [...row.pieces.split(",").filter(Boolean), piece.length].join(",");
      // Not noted as received: if this process ends now, the last piece is sent again.
      if (isLast) return finish(actor, { ...row, pieces: all });
      const received = offset + piece.length;
      await db
        .updateTable("uploads")
        .set({ received, pieces: all, changed_at: now().toISOString() })
        .where("id", "=", id)
        .where("received", "=", offset)
        .execute();
      const after = await findRow(actor, id);
      return after && uploadOf(after);
    },

    takeWhole: async (actor, name, content: Readable) => takeFile(actor, name, content),

    async cancel(actor, id) {
      if (await findRow(actor, id)) await drop(id);
    },
  };
}

async function firstProblem(piece: Uint8Array, bytes: number): Promise<Taken | undefined> {
  return fileKind(piece, bytes).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof RefusedUpload) return refusedAs(error.code);
      throw error;
    },
  );
}

function uploadOf({ id, name, bytes, received }: UploadRow, taken?: Taken): Upload {
  return { id, name, bytes, received: taken ? bytes : received, ...(taken && { taken }) };
}
