/** Prefetches a page when the mouse rests on its link and the connection is fast. */
import { isFastConnection } from "./connection.ts";
import { pageLink } from "./page-link.ts";

/** Milliseconds: a moving mouse passes over many links. */
const hoverDelay = 65;
/** The server allows a prefetched page to be reused for 30 s: see server/pages/cached-page.ts. */
const freshFor = 30_000;

export function prefetchOnHover(): void {
  const fetched = new Map<string, number>();
  let timer: number | undefined;
  addEventListener("pointerover", (event) => {
    clearTimeout(timer);
    const link = event.pointerType === "mouse" && pageLink(event.target);
    if (!link || !isFastConnection()) return;
    timer = window.setTimeout(() => {
      const { href } = link;
      if (performance.now() - (fetched.get(href) ?? Number.NEGATIVE_INFINITY) < freshFor) return;
      fetched.set(href, performance.now());
      const prefetch = document.createElement("link");
      Object.assign(prefetch, { rel: "prefetch", href });
      document.head.append(prefetch);
    }, hoverDelay);
  });
}
