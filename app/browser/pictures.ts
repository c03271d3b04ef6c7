/** A picture that cannot be fetched leaves the cover below it in sight. */
export function dropBrokenPictures(): void {
  const drop = (target: EventTarget | null) => {
    if (target instanceof HTMLImageElement) target.closest("[data-over-cover]")?.remove();
  };
  addEventListener("error", ({ target }) => drop(target), true);
  for (const image of document.images) if (image.complete && !image.naturalWidth) drop(image);
}
