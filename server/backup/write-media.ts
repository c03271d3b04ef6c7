import type { MediaStore } from "../media/store.ts";
import type { BackupFile } from "./backup-file.ts";

export const mediaFolder = "media/";

/** Of what belongs to a picture or a file. Pieces of uploads under way are not backed up. */
export const mediaIdOfKey = (key: string) => /^([0-9a-f]{20})\//.exec(key)?.[1];

/**
 * Copies the objects of pictures and files that are not in the backup yet. None of them ever changes: the key says what
 * is in it.
 */
export function mediaWriter(file: BackupFile, store: MediaStore, onObject: (objects: number) => void) {
  const copied = new Set<string>();
  let bytes = 0;
  return {
    async copy(isWanted: (id: string) => boolean): Promise<void> {
      for await (const { key } of store.list()) {
        const id = mediaIdOfKey(key);
        if (!id || copied.has(key) || !isWanted(id)) continue;
        const object = await store.read(key);
        // It was removed since it was listed.
        if (!object) continue;
        await file.addStream(`${mediaFolder}${key}`, object.bytes, object.stream);
        copied.add(key);
        bytes += object.bytes;
        onObject(copied.size);
      }
    },
    has: (key: string) => copied.has(key),
    total: () => ({ objects: copied.size, bytes }),
  };
}
