/** The browser for journeys: the machine's own Chromium, or the one downloaded by Playwright. */
import { chromium } from "@playwright/test";
import { findProgram, isExecutable } from "../scripts/find-program.ts";

/** Headless Chromium first: journeys take half the time in it, and no test needs windows. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];

/** The browser of that name, or any. */
export function findBrowser(name?: string): string | undefined {
  const own = name === "chromium-headless-shell" ? undefined : chromium.executablePath();
  const candidates = name
    ? [findProgram(name), own]
    : [process.env.CHROMIUM_PATH, ...names.map(findProgram), own];
  return candidates.find((path) => path && isExecutable(path));
}

/**
 * A full Chromium loads two pages of its own for the address bar of each window: half of a journey's processor time.
 * Chromium uses only the last list of features it is given, so the ones that Playwright disables are repeated here.
 */
const disabledFeatures = [
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"],
  ...[
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "LensOverlay",
  ],
  ...["MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch"],
  "ThirdPartyStoragePartitioning",
];

/** Makes the browser connect only to the site under test. */
export const browserArguments = [
  `--disable-features=${disabledFeatures.join(",")}`,
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
  // Chromium's own sandbox does not work as root, which most containers use.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
