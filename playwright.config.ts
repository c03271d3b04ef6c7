import { defineConfig } from "@playwright/test";
import { browserArguments, findBrowser } from "./tests/browser.ts";
import { type FontSet, fontEnvironment } from "./tests/fonts.ts";

const executablePath = findBrowser();

/**
 * "once": each behaviour once. "everywhere": the journeys that "once" leaves out, and those that depend on the width of
 * text. "languages": every page in every language. By default all except "languages".
 */
const which = process.env.JOURNEYS;
const ofLanguages = /@every-language/;
const grep = which === "everywhere" && { grep: /@everywhere/ };
const grepInvert = { grepInvert: which === "once" ? /@everywhere|@every-language/ : ofLanguages };
const inWide = which === "languages" ? { grep: ofLanguages } : { grepInvert: ofLanguages };

/** The journeys that depend on the width of text. */
const layout = /\/(?:arrival|events|every-language|every-page|fonts|header-fit|jumps|style)\.journey\.ts$/;

export default defineConfig({
  testDir: "tests/journeys",
  testMatch: "**/*.journey.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One more than the cores of a small machine, because loading pages mostly wait.
  workers: 3,
  timeout: 120_000,
  // Long, for busy machines.
  expect: { timeout: 45_000 },
  reporter: [["list"], ["json", { outputFile: ".cache/journeys.json" }]],
  // Without the worker, so that tests can answer requests themselves; offline.journey.ts has it.
  use: { browserName: "chromium", screenshot: "only-on-failure", serviceWorkers: "block" },
  projects: [
    {
      name: "narrow",
      use: withFonts("narrow"),
      ...(which === "languages" ? inWide : { ...grep, ...grepInvert }),
    },
    ...(which === "once" ? [] : [{ name: "wide", use: withFonts("wide"), testMatch: layout, ...inWide }]),
  ],
});

function withFonts(set: FontSet) {
  const env = { ...(process.env as Record<string, string>), ...fontEnvironment(set) };
  return { launchOptions: { args: browserArguments, env, ...(executablePath && { executablePath }) } };
}
