/** The browser opens the narrow menu, a popover. This closes it after a click on a link and updates its button. */
export function followMenu(): void {
  const menu = document.querySelector<HTMLElement>("[popover]");
  const button = document.querySelector(`[popovertarget="${menu?.id}"]`);
  if (!menu?.hidePopover || !button) return;
  const follow = () => button.setAttribute("aria-expanded", String(menu.matches(":popover-open")));
  follow();
  menu.addEventListener("toggle", follow);
  menu.addEventListener("click", (event) => {
    if ((event.target as Element).closest("a")) menu.hidePopover();
  });
}

/** Opens and closes the panel of a menu item on hover and click. Without script the style sheet does. */

const closeDelay = 200;

export function followPanel(): void {
  const item = document.querySelector<HTMLElement>("[data-panel]");
  const button = item?.querySelector("button");
  if (!item || !button) return;
  let timer: number | undefined;
  /** Opened by hovering, not yet confirmed by a click. */
  let hovered = false;

  const isOpen = () => item.dataset.panel === "open";
  const set = (open: boolean) => {
    clearTimeout(timer);
    item.dataset.panel = open ? "open" : "closed";
    button.setAttribute("aria-expanded", String(open));
  };
  // The visitor may already be reading the narrow menu: loading this script must not close its panel.
  set(item.closest("[popover]")?.matches(":popover-open") ?? false);

  button.addEventListener("click", () => {
    // A mouse hovers before it clicks: the first click keeps the panel open, the second closes it.
    set(!isOpen() || hovered);
    hovered = false;
  });

  // Touch fires pointerenter too, but does not hover.
  const hovers = (event: PointerEvent) => event.pointerType === "mouse" && menuIsRow();
  item.addEventListener("pointerenter", (event) => {
    if (!hovers(event)) return;
    hovered = !isOpen();
    set(true);
  });
  item.addEventListener("pointerleave", (event) => {
    if (hovers(event)) timer = window.setTimeout(set, closeDelay, false);
  });

  const closeOutside = (event: Event) => {
    const inside = event.target instanceof Node && item.contains(event.target);
    if (isOpen() && !inside && menuIsRow()) set(false);
  };
  document.addEventListener("pointerdown", closeOutside);
  document.addEventListener("focusin", closeOutside);
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !isOpen()) return;
    if (item.contains(document.activeElement)) button.focus();
    set(false);
  });
}

/** Whether the menu is an open row in the header: see app/shell/fit-menu-script.ts. */
function menuIsRow(): boolean {
  const { classList } = document.documentElement;
  return window.matchMedia("(width >= 768px)").matches && !classList.contains("stacked");
}
