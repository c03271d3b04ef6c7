/** Opens the device's share sheet; without one it copies the address, or shows it if copying fails. */
export function shareOnPress(): void {
  const place = document.querySelector<HTMLElement>("[data-share]");
  const status = place?.querySelector("[role=status]");
  if (!place || !status) return;
  // The canonical address, without the query of the list that the visitor came from.
  const url = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? location.href;
  place.querySelector("button")?.addEventListener("click", async () => {
    status.textContent = "";
    try {
      if (navigator.share) return await navigator.share({ title: document.title, url });
      await navigator.clipboard.writeText(url);
      status.textContent = place.dataset.share ?? "";
    } catch (error) {
      // AbortError: the visitor closed the sheet. After any other error they can copy the address by hand.
      if ((error as Error).name !== "AbortError") status.textContent = url;
    }
  });
  place.dataset.ready = "";
}
