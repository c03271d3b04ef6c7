/** The filters of Latest Updates replace the row without a page load; Back undoes them. */
import { fetchPart } from "./fetch-part.ts";
import { addressOf, isPlainClick } from "./page-link.ts";

const sectionId = "latest-updates";

export function filterInPlace(): void {
  const section = () => document.getElementById(sectionId);
  if (!section()) return;
  let shown = addressOf(location);
  let request: AbortController | undefined;

  const show = async (address: string, onShown: () => void) => {
    request?.abort();
    request = new AbortController();
    const { signal } = request;
    setState(section(), address, true);
    try {
      const part = await fetchPart(address, sectionId, signal);
      if (signal.aborted) return;
      part.replace();
      shown = address;
      onShown();
    } catch (error) {
      // The visitor chose another filter, which aborted this request.
      if (signal.aborted) return;
      console.error("Error fetching updates:", error);
      setState(section(), shown, false);
    }
  };

  addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(`#${sectionId} nav a`);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    const address = addressOf(link);
    void show(address, () => history.pushState(null, "", address));
  });
  addEventListener("popstate", () => {
    if (addressOf(location) !== shown) void show(addressOf(location), () => {});
  });
}

/** Marks the chosen filter as current immediately; the old row stays, faded, until the new one arrives. */
function setState(section: HTMLElement | null, address: string, busy: boolean): void {
  for (const link of section?.querySelectorAll<HTMLAnchorElement>("nav a") ?? []) {
    if (addressOf(link) === address) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  section?.querySelector("[aria-busy]")?.setAttribute("aria-busy", String(busy));
  const spinner = section?.querySelector("[aria-busy] > [role=status]");
  spinner?.toggleAttribute("hidden", !busy);
  // Below the filters, which may be at the lower edge of the screen.
  if (busy) spinner?.scrollIntoView({ block: "nearest" });
}
