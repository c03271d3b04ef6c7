/**
 * Installs the worker after everything else has loaded. Not if the visitor saves data; on a poor line only after a touch.
 * Its page may ask for it at any time: see app/offline.
 */
import { isFastConnection, savesData } from "./connection.ts";

export function installWhenIdle(): void {
  if (document.documentElement.dataset.offline === "off" || savesData()) return;
  if (navigator.serviceWorker?.controller) return;
  // Set by app/shell/end-script.ts.
  const install = () => void (document.documentElement as HTMLElement & { worker(): unknown }).worker();
  if (isFastConnection()) (window.requestIdleCallback ?? setTimeout)(install);
  else for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, install, { once: true });
}
