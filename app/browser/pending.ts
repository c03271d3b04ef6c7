/** Another page is on its way and takes its time: says so, until it is there or the visitor has come back. */
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
  // Back to this page as it was left; or the visitor stops the move.
  addEventListener("pageshow", stop);
  addEventListener("keydown", ({ key }) => key === "Escape" && stop());
}
