/**
 * Hydrates the islands of a page at once, on any line: whoever writes at the desk needs them. What was typed before
 * they came stays.
 */
type Islands = { hydrate: (element: HTMLElement) => void };

export function hydrateIslands(): void {
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  if (islands.length === 0) return;
  load().then(({ hydrate }) => {
    for (const island of islands) {
      hydrate(island);
      island.dataset.hydrated = "";
    }
  }, console.info);
}

/** Tries once more if it fails. A browser may remember that an address failed, so the second try has another one. */
function load(): Promise<Islands> {
  const address = document.documentElement.dataset.islands;
  return import(/* @vite-ignore */ `${address}`).catch(() => import(/* @vite-ignore */ `${address}?again`));
}
