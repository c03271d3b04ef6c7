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
import type { Media, MediaItem, Upload, UploadResult } from "./media-types.ts";
import { isRefusal, RefusedUpload, refusedAs } from "./refusals.ts";
import type { MediaStore } from "./store.ts";
import { uploadPieces } from "./upload-pieces.ts";
import { receive, type WorkFile, type WorkFiles } from "./work-files.ts";

type Parts = {
  database: SiteDatabase;
  store: MediaStore;
  files: WorkFiles;
  accept: (actor: Actor, name: string, file: WorkFile) => Promise<MediaItem>;
  log: Log;
  now: () => Date;
  onAccepted: () => void;
};

const wellFormedId = /^[a-z0-9-]{16,64}$/;
const maxNameLength = 200;

/** Uploads in pieces or as a whole. A piece may arrive at any process, and none is lost when a process is killed. */
export function uploadsOf(parts: Parts): Media["uploads"] {
  const { database, store, files, log, now } = parts;
  const { db } = database;
  const pieces = uploadPieces(store);
  const coalesced = coalesce<UploadResult>();

  const findRow = (actor: Actor, id: string): Promise<UploadRow | undefined> =>
    wellFormedId.test(id)
      ? db
          .selectFrom("uploads")
          .selectAll()
          .where("id", "=", id)
          .where("staff_id", "=", actor.id ?? "")
          .executeTakeFirst()
      : Promise.resolve(undefined);

  /** The result of a finished upload. */
  const resultOf = async ({ media_id, refused }: UploadRow): Promise<UploadResult | undefined> => {
    if (refused !== null) return refusedAs(isRefusal(refused) ? refused : "unknown");
    const row =
      media_id !== null &&
      (await db.selectFrom("media").selectAll().where("id", "=", media_id).executeTakeFirst());
    return row ? { outcome: "taken", item: itemOf(row) } : undefined;
  };

  /** If two processes receive the last piece, the first result counts: the other may have found the pieces gone. */
  const settle = async (row: UploadRow, result: UploadResult): Promise<UploadResult> => {
    const columns = result.outcome === "taken" ? { media_id: result.item.id } : { refused: result.code };
    await db
      .updateTable("uploads")
      .set({ ...columns, changed_at: now().toISOString() })
      .where("id", "=", row.id)
      .where("media_id", "is", null)
      .where("refused", "is", null)
      .execute();
    const settled = await db.selectFrom("uploads").selectAll().where("id", "=", row.id).executeTakeFirst();
    await pieces
      .remove(row.id)
      .catch((error: unknown) =>
        log.warn("The pieces of an upload could not be removed; the next sweep removes them", { error }),
      );
    return (settled && (await resultOf(settled))) ?? result;
  };

  const acceptContent = async (
    actor: Actor,
    name: string,
    content: AsyncIterable<Uint8Array>,
    bytes?: number,
  ): Promise<UploadResult> => {
    try {
      const item = await files.with(async (path) => {
        const file = await receive(content, path);
        if (bytes !== undefined && file.bytes !== bytes) throw new RefusedUpload("incomplete");
        return parts.accept(actor, name, file);
      });
      parts.onAccepted();
      return { outcome: "taken", item };
    } catch (error) {
      if (!(error instanceof RefusedUpload)) throw error;
      log.info("An upload was refused", { code: error.code, error: error.cause });
      return refusedAs(error.code);
    }
  };

  const finish = (actor: Actor, row: UploadRow): Promise<UploadResult> =>
    coalesced(row.id, async () => {
      const result = await acceptContent(actor, row.name, pieces.read(row), row.bytes);
      return settle(row, result);
    });

  /** Drops the uploads that were idle longest. */
  const makeRoom = async (staff_id: string): Promise<void> => {
    const surplus = await db
      .selectFrom("uploads")
      .select("id")
      .where("staff_id", "=", staff_id)
      .where("media_id", "is", null)
      .where("refused", "is", null)
      .orderBy("changed_at", "desc")
      .offset(mediaLimits.activeUploads - 1)
      .limit(100)
      .execute();
    for (const { id } of surplus) await drop(id);
  };

  const drop = async (id: string): Promise<void> => {
    await db.deleteFrom("uploads").where("id", "=", id).execute();
    await pieces.remove(id);
  };

  return {
    async begin(actor, { id, name: fileName, bytes }) {
      if (!wellFormedId.test(id)) return refusedAs("other-upload");
      if (!Number.isSafeInteger(bytes) || bytes <= 0) return refusedAs("empty");
      if (bytes > mediaLimits.fileBytes) return refusedAs("too-large");
      const staff_id = actor.id ?? "";
      const name = plainLine(fileName).toWellFormed().slice(0, maxNameLength);
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
      return row && uploadOf(row, await resultOf(row));
    },

    async addPiece(actor, id, offset, piece) {
      const row = await findRow(actor, id);
      if (!row) return undefined;
      const done = await resultOf(row);
      if (done) return done;
      if (piece.length > mediaLimits.pieceBytes) return refusedAs("piece-too-large");
      const isLast = offset + piece.length === row.bytes;
      const isLongEnough = piece.length >= (isLast ? 1 : mediaLimits.minPieceBytes);
      if (offset !== row.received || !isLongEnough || offset + piece.length > row.bytes) return uploadOf(row);
      // Refuse the file before the rest of it is sent.
      const refused = offset === 0 ? await refusalOf(piece, row.bytes) : undefined;
      if (refused) return settle(row, refused);
      await pieces.put(id, offset, piece);
      const all = [...row.pieces.split(",").filter(Boolean), piece.length].join(",");
      // Not recorded as received: if this process dies now, the browser sends the last piece again.
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

    addFile: async (actor, name, content: Readable) => acceptContent(actor, name, content),

    async cancel(actor, id) {
      if (await findRow(actor, id)) await drop(id);
    },
  };
}

async function refusalOf(piece: Uint8Array, bytes: number): Promise<UploadResult | undefined> {
  return fileKind(piece, bytes).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof RefusedUpload) return refusedAs(error.code);
      throw error;
    },
  );
}

function uploadOf({ id, name, bytes, received }: UploadRow, taken?: UploadResult): Upload {
  return { id, name, bytes, received: taken ? bytes : received, ...(taken && { taken }) };
}
