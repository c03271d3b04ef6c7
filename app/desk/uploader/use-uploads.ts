import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { LibraryItem } from "./library-item.ts";
import { forgetUpload, listenToUploads, readUploads, type Upload } from "./upload-queue.ts";

const none: Upload[] = [];

export function useUploads(): Upload[] {
  return useSyncExternalStore(listenToUploads, readUploads, () => none);
}

/** Targets that show their own uploads; `UploadShelf` shows all others. */
const places = new Set<string>();

export function usePlace(target: string): void {
  useEffect(() => {
    places.add(target);
    return () => {
      places.delete(target);
    };
  }, [target]);
}

/** The uploads for one field that are in progress. A finished one is handed over once. */
export function useUploadsFor(target: string, handOver: (item: LibraryItem) => void): Upload[] {
  usePlace(target);
  const uploads = useUploads().filter((upload) => upload.target === target);
  const { id, item } = uploads.find(({ state }) => state === "done") ?? {};
  const take = useEffectEvent(handOver);
  useEffect(() => {
    if (!id || !item) return;
    take(item);
    forgetUpload(id);
  }, [id, item]);
  return uploads.filter(({ state }) => state !== "done");
}

export const hasPlace = ({ target }: Upload) => places.has("*") || places.has(target);
