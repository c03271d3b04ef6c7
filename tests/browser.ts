/** Which browser the journeys run in: the machine's own Chromium, or the one Playwright downloaded. */
import { chromium } from "@playwright/test";
import { findProgram, isExecutable } from "../scripts/find-program.ts";

/** First Chromium without its windows, which no test opens: they take half the time in it. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];

/** The one of that name, or any. */
export function findBrowser(name?: string): string | undefined {
  const own = name === "chromium-headless-shell" ? undefined : chromium.executablePath();
  const candidates = name
    ? [findProgram(name), own]
    : [process.env.CHROMIUM_PATH, ...names.map(findProgram), own];
  return candidates.find((path) => path && isExecutable(path));
}

/**
 * A whole Chromium loads two pages of its own, of the address bar, for each window: half of a journey's processor time.
 * Only the last list of features that Chromium is given counts, so those that Playwright turns off are here again.
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

/** A browser that talks to the site under test and to no other host. */
export const browserArguments = [
  `--disable-features=${disabledFeatures.join(",")}`,
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
  // Chromium's own sandbox does not run as root, as in most containers.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
