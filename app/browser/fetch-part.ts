/** Fetches another version of this page and replaces one section of it, found by its id. */
import { unmountIslands } from "./hydrate-islands.ts";
import { restateDates } from "./restate-dates.ts";

type Policy = { createHTML(text: string): string };
type Factory = { createPolicy(name: string, rules: Policy): Policy };

/** The only way the Content-Security-Policy allows to parse text as markup. The text always comes from this server. */
const policy = (window as { trustedTypes?: Factory }).trustedTypes?.createPolicy("page-part", {
  createHTML: (text) => text,
});

export type FetchedPart = { replace(): void };

export async function fetchPart(address: string, id: string, signal: AbortSignal): Promise<FetchedPart> {
  // The browser may use pages that it keeps as dictionaries when they are stale: see server/pages/cached-page.ts.
  const response = await fetch(address, { signal, cache: "no-cache" });
  const html = await response.text();
  // Parse only this part: the <style> of a whole page would be reported as a policy violation.
  const start = html.indexOf(`<section id="${id}"`);
  const end = html.indexOf("</section>", start) + "</section>".length;
  if (start < 0) throw new Error(`${address}: ${response.status}`);
  const title = /<title>([^<]*)/.exec(html)?.[1] ?? "";
  return {
    replace() {
      const template = parse(`<title>${title}</title>${html.slice(start, end)}`);
      const here = document.getElementById(id) as Element;
      const focused = here.contains(document.activeElement) && document.activeElement?.getAttribute("href");
      const part = template.getElementById(id) as Element;
      document.title = template.title;
      restateDates(part);
      unmountIslands(here);
      here.replaceWith(part);
      if (focused) part.querySelector<HTMLElement>(`[href="${CSS.escape(focused)}"]`)?.focus();
    },
  };
}

const parse = (html: string): Document =>
  new DOMParser().parseFromString(policy?.createHTML(html) ?? html, "text/html");
