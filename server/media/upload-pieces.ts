import type { UploadRow } from "../database/schema.ts";
import { RefusedUpload } from "./refusals.ts";
import type { MediaStore } from "./store.ts";

/**
 * Its length is part of its name: of two requests for the same place, of which one was thought lost, neither can put
 * something shorter where the other's piece is.
 */
const keyOf = (uploadId: string, offset: number, length: number) => `uploads/${uploadId}/${offset}-${length}`;

/** The pieces of files that are under way, in the store, because each may come to another process. */
export function piecesIn(store: MediaStore) {
  return {
    put: (id: string, offset: number, piece: Uint8Array) =>
      store.put(keyOf(id, offset, piece.length), piece, "application/octet-stream"),

    /** All of them, in order. */
    async *read({ id, pieces }: Pick<UploadRow, "id" | "pieces">): AsyncIterable<Uint8Array> {
      let offset = 0;
      for (const length of pieces.split(",").map(Number)) {
        const found = await store.read(keyOf(id, offset, length));
        if (!found) throw new RefusedUpload("incomplete");
        yield* found.stream;
        offset += length;
      }
    },

    async remove(id: string): Promise<void> {
      for await (const { key } of store.list(`uploads/${id}/`)) await store.remove(key);
    },
  };
}
