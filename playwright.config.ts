import { defineConfig } from "@playwright/test";
import { browserArguments, findBrowser } from "./tests/browser.ts";

const executablePath = findBrowser();

export default defineConfig({
  testDir: "tests/journeys",
  testMatch: "**/*.journey.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  // What is waited for comes at once, but not on a machine that is busy with other things.
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: ".cache/journeys.json" }]],
  use: {
    browserName: "chromium",
    screenshot: "only-on-failure",
    launchOptions: { args: browserArguments, ...(executablePath && { executablePath }) },
  },
});
