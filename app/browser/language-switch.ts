/** Keeps the place in the page when the language changes. */
export function followLanguages(): void {
  addEventListener("click", ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>("a[hreflang]");
    if (link) link.hash = location.hash;
  });
}
