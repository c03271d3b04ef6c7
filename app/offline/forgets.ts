/**
 * Whether the browser removes everything that a site stores after seven days without a visit. All browsers on iPhones and
 * iPads use Apple's engine, and so does Safari on a Mac. A site on the home screen is exempt.
 */
export const forgetsAfterAWeek = (): boolean =>
  navigator.vendor.startsWith("Apple") && !matchMedia("(display-mode: standalone)").matches;
