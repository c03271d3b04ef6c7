/**
 * Refreshes the sections of a page that have `data-refresh`, such as the progress of a newsletter: fetches the page
 * again and replaces them, found by their ids, until none has it any more.
 */
import { parseHtml } from "../ui/trusted-html.ts";

const selector = "section[data-refresh]";
/** In milliseconds. */
const pause = 3000;
/** A page that stays open does not ask for ever. */
const maxTries = 1000;

export async function refreshParts(): Promise<void> {
  for (let tries = 0; tries < maxTries && document.querySelector(selector); tries++) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (document.visibilityState !== "visible") continue;
    const html = await fetchPage();
    for (const part of document.querySelectorAll(selector)) {
      const fresh = html && sectionIn(html, part.id);
      // A person who has moved to one of its buttons keeps it.
      if (!fresh || part.contains(document.activeElement)) continue;
      part.toggleAttribute("data-refresh", fresh.hasAttribute("data-refresh"));
      // The section itself stays, because screen readers announce changes only in an element they know.
      part.replaceChildren(...fresh.childNodes);
    }
  }
}

/** Undefined if the server does not answer. */
async function fetchPage(): Promise<string | undefined> {
  try {
    // Without a session the answer is a redirect to the sign-in page.
    const answer = await fetch(location.href, { redirect: "error" });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}

/** Parses only this part: the <style> of a whole page would be reported as a policy violation. */
function sectionIn(html: string, id: string): Element | null {
  const start = html.indexOf(`<section id="${id}"`);
  return parseHtml(start < 0 ? "" : html.slice(start, html.indexOf("</section>", start))).getElementById(id);
}
