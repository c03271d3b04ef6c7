/** Removes a picture that fails to load, which uncovers the drawing below it. */
export function replaceBrokenPictures(): void {
  const replace = (target: EventTarget | null) => {
    if (!(target instanceof HTMLImageElement)) return;
    const below = target.parentElement?.previousElementSibling;
    if (below instanceof SVGElement && "below" in below.dataset) target.parentElement?.remove();
  };
  addEventListener("error", ({ target }) => replace(target), true);
  for (const image of document.images) if (image.complete && !image.naturalWidth) replace(image);
}
