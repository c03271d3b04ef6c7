import { workerFile } from "./names.ts";

/** Installs the worker that answers without a connection. */
export async function installWorker(): Promise<void> {
  await navigator.serviceWorker?.register(workerFile);
}
