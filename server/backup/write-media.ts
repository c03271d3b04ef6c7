import type { MediaStore } from "../media/store.ts";
import type { BackupFile } from "./backup-file.ts";

export const mediaFolder = "media/";

/**
 * The folder in the store of what belongs to a picture or a file; of a file that came by mail, its key. Pieces of
 * uploads under way are not backed up.
 */
export const placeOfKey = (key: string) => /^[0-9a-f]{20}\/[^/]+(?=\/)|^enquiries\/[^/]+$/.exec(key)?.[0];

/** Copies the objects of pictures and files that are not in the backup yet. What is below one key never changes. */
export function mediaWriter(file: BackupFile, store: MediaStore, onObject: (objects: number) => void) {
  const copied = new Set<string>();
  let bytes = 0;
  return {
    async copy(isWanted: (place: string) => boolean): Promise<void> {
      for await (const { key } of store.list()) {
        const place = placeOfKey(key);
        if (!place || copied.has(key) || !isWanted(place)) continue;
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
