/** Shows that another page is loading if that takes a while, until it arrives or the visitor comes back. */
import { isPlainClick, pageLink } from "./page-link.ts";

/** Milliseconds that feel instant: an earlier sign would only flicker. */
const delay = 300;

export function showPending(): void {
  const sign = document.querySelector<HTMLElement>("[data-pending] > *");
  if (!sign) return;
  let timer: number | undefined;
  const start = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      sign.hidden = false;
    }, delay);
  };
  const stop = () => {
    clearTimeout(timer);
    sign.hidden = true;
  };
  addEventListener("click", (event) => {
    if (!event.defaultPrevented && isPlainClick(event) && pageLink(event.target)) start();
  });
  addEventListener("submit", (event) => event.defaultPrevented || start());
  // The visitor came back to this page, or stopped the navigation.
  addEventListener("pageshow", stop);
  addEventListener("keydown", ({ key }) => key === "Escape" && stop());
}
