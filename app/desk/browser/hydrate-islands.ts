/**
 * Hydrates the islands of a page at once, on any line: whoever writes at the desk needs them. What was typed before
 * they came stays. Where files wait to be sent, uploading goes on, whatever page it is.
 */
type Islands = { hydrate: (element: HTMLElement) => void; goOnUploading: (person: string) => void };

export function hydrateIslands(): void {
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  if (islands.length === 0 && !filesWait()) return;
  load().then(({ hydrate, goOnUploading }) => {
    const person = document.querySelector<HTMLElement>("[data-person]")?.dataset.person;
    if (person) goOnUploading(person);
    for (const island of islands) {
      hydrate(island);
      island.dataset.hydrated = "";
    }
  }, console.info);
}

/** See app/desk/uploader/device-files.ts. */
function filesWait(): boolean {
  try {
    return localStorage.getItem("uploads") !== null;
  } catch {
    return false;
  }
}

/** Tries once more if it fails. A browser may remember that an address failed, so the second try has another one. */
function load(): Promise<Islands> {
  const address = document.documentElement.dataset.islands;
  return import(/* @vite-ignore */ `${address}`).catch(() => import(/* @vite-ignore */ `${address}?again`));
}
