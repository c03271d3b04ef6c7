import { useDeferredValue, useSyncExternalStore } from "react";

/** False on the server and while React takes over its markup, true ever after: for what only a browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** The same for what takes time to draw: not all in one go, which would be too long for a slow phone. */
export function useHydratedAtLeisure(): boolean {
  return useDeferredValue(useHydrated());
}

const neverChanges = () => () => {};
