/** Installs the worker: after the first page, or when the visitor asks to save something. Safe to call again. */
import { workerFile } from "./names.ts";

type Policy = { createScriptURL(address: string): string };
type Factory = { createPolicy(name: string, rules: Policy): Policy };

/** The only script that the Content-Security-Policy allows as a worker of these pages. */
const policy = (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy("worker", {
  createScriptURL: () => workerFile,
});

/** Undefined if the browser has no workers, or refuses ours. */
export async function installWorker(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker?.register(policy?.createScriptURL(workerFile) ?? workerFile);
  } catch (error) {
    console.info(error);
    return undefined;
  }
}
