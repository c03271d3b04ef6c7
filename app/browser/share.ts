/** Shares the page by the device's own share sheet. Where there is none it copies the address, or else shows it. */
export function shareOnPress(): void {
  const place = document.querySelector<HTMLElement>("[data-share]");
  const status = place?.querySelector("[role=status]");
  if (!place || !status) return;
  // The page's one address, without the list that the visitor came from.
  const url = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? location.href;
  place.querySelector("button")?.addEventListener("click", async () => {
    status.textContent = "";
    try {
      if (navigator.share) return await navigator.share({ title: document.title, url });
      await navigator.clipboard.writeText(url);
      status.textContent = place.dataset.share ?? "";
    } catch (error) {
      // A visitor who closes the sheet has decided; in any other case they can copy the address by hand.
      if ((error as Error).name !== "AbortError") status.textContent = url;
    }
  });
  place.dataset.ready = "";
}
