/** Scrolls smoothly to the top without a history entry. */
export function scrollToTop(): void {
  document.querySelector('footer a[href="#top"]')?.addEventListener("click", (event) => {
    event.preventDefault();
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
  });
}
