/** The narrow menu, which the browser opens: a choice closes it, and its button says which it is. */
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
