import { useEffect, useSyncExternalStore } from "react";
import { listenToUploads, readUploads, type Upload } from "./uploads.ts";

const none: Upload[] = [];

export function useUploads(): Upload[] {
  return useSyncExternalStore(listenToUploads, readUploads, () => none);
}

/** Fields and pages that show their own uploads; all others are shown below the page: see upload-shelf.tsx. */
const places = new Set<string>();

export function usePlace(target: string): void {
  useEffect(() => {
    places.add(target);
    return () => {
      places.delete(target);
    };
  }, [target]);
}

export const hasPlace = ({ target }: Upload) => places.has("*") || places.has(target);
