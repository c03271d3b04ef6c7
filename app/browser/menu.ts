/** The narrow menu is a popover, which the browser opens. This closes it when a link is chosen and updates its button. */
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
