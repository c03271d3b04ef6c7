/** The script of the desk. Every page works without it. */
import { listenForPasskeys } from "./passkeys.ts";

type Islands = { hydrate: (element: HTMLElement) => void; continueUploads: (person: string) => void };

hydrateIslands();
listenForPasskeys();

/** Immediately, even on a slow connection: unlike visitors, staff need the islands. */
function hydrateIslands(): void {
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  if (islands.length === 0 && !hasUploads()) return;
  load().then(({ hydrate, continueUploads }) => {
    const person = document.querySelector<HTMLElement>("[data-person]")?.dataset.person;
    if (person) continueUploads(person);
    for (const island of islands) {
      hydrate(island);
      island.dataset.hydrated = "";
    }
  }, console.info);
}

/** Set by app/desk/uploader/device-files.ts. */
function hasUploads(): boolean {
  try {
    return localStorage.getItem("uploads") !== null;
  } catch {
    return false;
  }
}

/** Retries once, under another address because a browser may remember that the first one failed. */
function load(): Promise<Islands> {
  const address = document.documentElement.dataset.islands;
  return import(/* @vite-ignore */ `${address}`).catch(() => import(/* @vite-ignore */ `${address}?again`));
}
