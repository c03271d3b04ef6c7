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

/** A browser that talks to the site under test and to nobody else. */
export const browserArguments = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
  // Chromium's own sandbox does not run as root, as in most containers.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
