import { useSyncExternalStore } from "react";
import { useLowData } from "../../low-data.ts";

const lessMotion = "(prefers-reduced-motion: reduce)";

/** Whether a film may play by itself: not before script runs, nor for those who asked for less of it. */
export function useMotionWelcome(): boolean {
  const lowData = useLowData();
  const welcome = useSyncExternalStore(subscribe, motionWelcome, () => false);
  return welcome && !lowData;
}

function motionWelcome(): boolean {
  return !matchMedia(lessMotion).matches && !savesData();
}

/** The server asks too, but a page kept by the browser may be older than the wish. */
function savesData(): boolean {
  // Not every browser has navigator.connection.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function subscribe(changed: () => void): () => void {
  const query = matchMedia(lessMotion);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
