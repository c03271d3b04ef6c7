import { useSyncExternalStore } from "react";

/** False on the server and while React takes over its markup, true ever after: for what only a browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
