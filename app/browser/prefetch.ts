/** Prefetches a page when the mouse rests on its link, on a good line. The browser uses it if the link is followed. */
import { lineIsGood } from "./connection.ts";
import { pageLink } from "./page-link.ts";

/** A mouse on its way elsewhere passes over many links. */
const rest = 65;
/** The server lets what was fetched ahead be used for 30 s: see server/pages/cached-page.ts. */
const freshFor = 30_000;

export function prefetchOnHover(): void {
  const fetched = new Map<string, number>();
  let timer: number | undefined;
  addEventListener("pointerover", (event) => {
    clearTimeout(timer);
    const link = event.pointerType === "mouse" && pageLink(event.target);
    if (!link || !lineIsGood()) return;
    timer = window.setTimeout(() => {
      const { href } = link;
      if (performance.now() - (fetched.get(href) ?? Number.NEGATIVE_INFINITY) < freshFor) return;
      fetched.set(href, performance.now());
      const ahead = document.createElement("link");
      Object.assign(ahead, { rel: "prefetch", href });
      document.head.append(ahead);
    }, rest);
  });
}
