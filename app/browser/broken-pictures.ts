import { drawCover } from "./draw-covers.ts";

/** In place of a picture that cannot be fetched its record's cover is drawn. */
export function dropBrokenPictures(): void {
  const drop = (target: EventTarget | null) => {
    if (!(target instanceof HTMLImageElement)) return;
    const cloth = target.parentElement?.previousElementSibling;
    if (!(cloth instanceof SVGElement) || cloth.dataset.below === undefined) return;
    target.parentElement?.remove();
    // An empty one is drawn already: app/art/initial-sign.tsx.
    if (cloth.dataset.below) drawCover(cloth, cloth.dataset.below);
  };
  addEventListener("error", ({ target }) => drop(target), true);
  for (const image of document.images) if (image.complete && !image.naturalWidth) drop(image);
}
