/** The menu item with pages under it: opens on hover and on demand. Without this the style sheet alone decides. */
import { menuIsRow } from "./menu-is-row.ts";

const closeDelay = 200;

export function followPanel(): void {
  const item = document.querySelector<HTMLElement>("[data-panel]");
  const button = item?.querySelector("button");
  if (!item || !button) return;
  let timer: number | undefined;
  /** Opened by a mouse that came near, and not yet asked for. */
  let hovered = false;

  const isOpen = () => item.dataset.panel === "open";
  const set = (open: boolean) => {
    clearTimeout(timer);
    item.dataset.panel = open ? "open" : "closed";
    button.setAttribute("aria-expanded", String(open));
  };
  // What the visitor is reading in the narrow menu must not fold up because script has arrived.
  set(item.closest("[popover]")?.matches(":popover-open") ?? false);

  button.addEventListener("click", () => {
    // A mouse comes near before it presses: the first press keeps what that has opened, the second closes it.
    set(!isOpen() || hovered);
    hovered = false;
  });

  // A finger also "enters": only a mouse hovers.
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
