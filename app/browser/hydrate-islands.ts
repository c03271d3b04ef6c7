/**
 * Hydrates an island when the visitor approaches it: the mouse moves in its section, or it is touched or focused. On a slow
 * line the visitor may be writing in it before this script arrives.
 * React is fetched only then. A failure is only logged to the console: the page still works as the server sent it, and
 * the next approach tries again.
 */
type Islands = { hydrate: (element: HTMLElement) => () => void };

const roots = new WeakMap<HTMLElement, Promise<() => void>>();

export function hydrateIslands(): void {
  const near = (event: Event) => islandAround(event.target as Element);
  // Fields only: the result of a form has the focus, too, and most visitors are done with it.
  hydrateOnce(islandAround(document.querySelector(":is(input, select, textarea):focus")));
  addEventListener("focusin", (event) => hydrateOnce(near(event)));
  addEventListener("pointermove", (event) => {
    // Unlike pointerover, this does not fire when the page scrolls under a resting mouse.
    const section = event.pointerType === "touch" ? null : (event.target as Element).closest("section");
    for (const island of section?.querySelectorAll<HTMLElement>("[data-island]") ?? []) hydrateOnce(island);
  });
  addEventListener("pointerdown", (event) => {
    // A click on a link leaves the page, so hydration would be wasted.
    if (!(event.target as Element).closest("a")) hydrateOnce(near(event));
  });
  addEventListener("click", replay, true);
}

const islandAround = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>("[data-island]") ?? null;

function hydrateOnce(island: HTMLElement | null): void {
  if (!island || roots.has(island)) return;
  const hydrating = load().then(({ hydrate }) => {
    const unmount = hydrate(island);
    island.dataset.hydrated = "";
    return unmount;
  });
  roots.set(island, hydrating);
  hydrating.catch((error) => {
    roots.delete(island);
    console.info(error);
  });
}

let failures = 0;

/** Retries once. Every retry has a new address, because browsers remember that an import failed. */
function load(): Promise<Islands> {
  const address = document.documentElement.dataset.islands;
  const again = () => import(/* @vite-ignore */ `${address}?again${failures++ || ""}`);
  return (failures ? again() : import(/* @vite-ignore */ `${address}`)).catch(again);
}

/** Replays a click on a button once its island is hydrated. */
function replay(event: Event): void {
  const button = (event.target as Element).closest<HTMLElement>("[data-island] button[type=button]");
  const island = button?.closest<HTMLElement>("[data-island]");
  if (!button || !island || "hydrated" in island.dataset) return;
  hydrateOnce(island);
  roots.get(island)?.then(
    () => button.click(),
    () => {},
  );
}

/** Unmounts the islands in a part of the page before that part is replaced. */
export function unmountIslands(part: Element): void {
  for (const island of part.querySelectorAll<HTMLElement>("[data-island]"))
    roots.get(island)?.then(
      (unmount) => unmount(),
      () => {},
    );
}
