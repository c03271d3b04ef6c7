import type { UploadRow } from "../database/schema.ts";
import { pieceKey, uploadFolder } from "./object-keys.ts";
import { RefusedUpload } from "./refusals.ts";
import type { MediaStore } from "./store.ts";

/** The pieces of unfinished uploads. They are in the store because each may arrive at another process. */
export function uploadPieces(store: MediaStore) {
  return {
    put: (id: string, offset: number, piece: Uint8Array) =>
      store.put(pieceKey(id, offset, piece.length), piece, "application/octet-stream"),

    /** The content of all pieces, in order. */
    async *read({ id, pieces }: Pick<UploadRow, "id" | "pieces">): AsyncIterable<Uint8Array> {
      let offset = 0;
      for (const length of pieces.split(",").map(Number)) {
        const found = await store.read(pieceKey(id, offset, length));
        if (!found) throw new RefusedUpload("incomplete");
        yield* found.stream;
        offset += length;
      }
    },

    async remove(id: string): Promise<void> {
      for await (const { key } of store.list(uploadFolder(id))) await store.remove(key);
    },
  };
}
