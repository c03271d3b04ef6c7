import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { LibraryItem } from "./library-item.ts";
import { forgetUpload, listenToUploads, readUploads, type Upload } from "./upload-queue.ts";

const none: Upload[] = [];

export function useUploads(): Upload[] {
  return useSyncExternalStore(listenToUploads, readUploads, () => none);
}

/** Targets whose uploads a part of the page shows ("*": all); `UploadShelf` shows the others. */
const shownTargets = new Set<string>();

export function useShowsUploads(target: string): void {
  useEffect(() => {
    shownTargets.add(target);
    return () => {
      shownTargets.delete(target);
    };
  }, [target]);
}

/** The uploads for one field that are in progress. A finished one is handed over once. */
export function useUploadsFor(target: string, handOver: (item: LibraryItem) => void): Upload[] {
  useShowsUploads(target);
  const uploads = useUploads().filter((upload) => upload.target === target);
  const { id, item } = uploads.find(({ state }) => state === "done") ?? {};
  const handOverItem = useEffectEvent(handOver);
  useEffect(() => {
    if (!id || !item) return;
    handOverItem(item);
    forgetUpload(id);
  }, [id, item]);
  return uploads.filter(({ state }) => state !== "done");
}

export const isShownInPage = ({ target }: Upload) => shownTargets.has("*") || shownTargets.has(target);
