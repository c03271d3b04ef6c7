import { useSyncExternalStore } from "react";

const lessMotion = "(prefers-reduced-motion: reduce)";

/** Whether a film may play by itself: not before script runs, nor for those who asked for less of it. */
export function useMotionWelcome(): boolean {
  return useSyncExternalStore(subscribe, motionWelcome, () => false);
}

function motionWelcome(): boolean {
  return !matchMedia(lessMotion).matches && !savesData();
}

function savesData(): boolean {
  // Not every browser has navigator.connection.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || document.documentElement.classList.contains("low-data");
}

function subscribe(changed: () => void): () => void {
  const query = matchMedia(lessMotion);
  const root = new MutationObserver(changed);
  query.addEventListener("change", changed);
  root.observe(document.documentElement, { attributeFilter: ["class"] });
  return () => {
    query.removeEventListener("change", changed);
    root.disconnect();
  };
}
