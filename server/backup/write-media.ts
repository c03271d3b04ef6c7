import type { MediaStore } from "../media/store.ts";
import type { BackupFile } from "./backup-file.ts";
import { mediaFolder } from "./backup-format.ts";
import { placeOfKey } from "./media-objects.ts";

/** Copies objects that are not in the backup yet. The content of a key never changes. */
export function mediaWriter(file: BackupFile, store: MediaStore, onObject: (objects: number) => void) {
  const copied = new Set<string>();
  let bytes = 0;
  return {
    async copy(isIncluded: (place: string) => boolean): Promise<void> {
      for await (const { key } of store.list()) {
        const place = placeOfKey(key);
        if (!place || copied.has(key) || !isIncluded(place)) continue;
        const object = await store.read(key);
        // Removed since it was listed.
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
