import { drawCover } from "./draw-covers.ts";

/** Replaces a picture that fails to load with the cover of its record. */
export function replaceBrokenPictures(): void {
  const replace = (target: EventTarget | null) => {
    if (!(target instanceof HTMLImageElement)) return;
    const cloth = target.parentElement?.previousElementSibling;
    if (!(cloth instanceof SVGElement) || cloth.dataset.below === undefined) return;
    target.parentElement?.remove();
    // The initial of a person (app/art/initial-sign.tsx) is drawn already, and has no seed.
    if (cloth.dataset.below) drawCover(cloth, cloth.dataset.below);
  };
  addEventListener("error", ({ target }) => replace(target), true);
  for (const image of document.images) if (image.complete && !image.naturalWidth) replace(image);
}
