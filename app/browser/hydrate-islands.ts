/**
 * Hydrates an island when the visitor approaches it: a mouse that moves in its section, a finger or the focus in
 * it. React is fetched then and not before. If that fails, it is noted in the console only: the page still works as
 * the server sent it, and the next approach tries again.
 */
type Islands = { hydrate: (element: HTMLElement) => () => void };

const roots = new WeakMap<HTMLElement, Promise<() => void>>();

export function hydrateIslands(): void {
  const near = (event: Event) => {
    const target = event.target as Element;
    return target.closest<HTMLElement>("[data-island]");
  };
  addEventListener("focusin", (event) => hydrateOnce(near(event)));
  addEventListener("pointermove", (event) => {
    // A page that scrolls below a mouse at rest is no approach, and fires no such event.
    const section = event.pointerType === "touch" ? null : (event.target as Element).closest("section");
    for (const island of section?.querySelectorAll<HTMLElement>("[data-island]") ?? []) hydrateOnce(island);
  });
  addEventListener("pointerdown", (event) => {
    // A visitor who follows a link needs only the page it leads to.
    if (!(event.target as Element).closest("a")) hydrateOnce(near(event));
  });
  addEventListener("click", replay, true);
}

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

/** Tries once more if it fails. A browser may remember that an address failed, so the second try has another one. */
function load(): Promise<Islands> {
  const address = document.documentElement.dataset.islands;
  return import(/* @vite-ignore */ `${address}`).catch(() => import(/* @vite-ignore */ `${address}?again`));
}

/** A button that is pressed before its island is hydrated is pressed again afterwards. */
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
