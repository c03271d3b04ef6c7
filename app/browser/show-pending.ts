/** Shows that another page is loading, if that takes a while, until it is there or the visitor has come back. */
import { isPlainClick, pageLink } from "./page-link.ts";

/** A move that takes no longer is felt as instant: showing anything would only flicker. */
const patience = 300;

export function showPending(): void {
  const sign = document.querySelector<HTMLElement>("[data-pending] > *");
  if (!sign) return;
  let timer: number | undefined;
  const start = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      sign.hidden = false;
    }, patience);
  };
  const stop = () => {
    clearTimeout(timer);
    sign.hidden = true;
  };
  addEventListener("click", (event) => {
    if (!event.defaultPrevented && isPlainClick(event) && pageLink(event.target)) start();
  });
  addEventListener("submit", (event) => event.defaultPrevented || start());
  // The visitor has come back to this page, or has stopped the navigation.
  addEventListener("pageshow", stop);
  addEventListener("keydown", ({ key }) => key === "Escape" && stop());
}
