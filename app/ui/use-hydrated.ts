import { useDeferredValue, useSyncExternalStore } from "react";

/**
 * False on the server and while React takes over its markup, true ever after: for what only a browser knows.
 * Deferred, because all who ask would otherwise render anew in one go, too long for a slow phone.
 */
export function useHydrated(): boolean {
  const hydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return useDeferredValue(hydrated);
}

const neverChanges = () => () => {};
