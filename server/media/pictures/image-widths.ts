const steps = [320, 640, 960, 1280];

/** The widths in which a picture is offered, never wider than the original. */
export function widthsOf(width: number): number[] {
  const narrower = steps.filter((step) => step < width);
  return narrower.length < steps.length ? [...narrower, width] : narrower;
}

/** The one width in low-data mode: that of a phone. */
export const lowDataWidth = (width: number) => Math.min(width, 640);
