/**
 * `npm run test:browsers`: the journeys in whole Chromium and in the one without windows, which differ in how they
 * start, draw and keep time. Ends with how many passed and failed.
 */
import { buildIfChanged } from "./build.ts";
import { journeys } from "./test/journeys.ts";
import { runSteps } from "./test/run-steps.ts";
import { succeeds } from "./test/steps.ts";

await runSteps([
  { name: "Build", run: () => succeeds(buildIfChanged) },
  ...["chromium", "chromium-headless-shell"].map((browser) => ({
    name: `Browser journeys in ${browser}`,
    run: () => journeys({ browser }),
  })),
]);
