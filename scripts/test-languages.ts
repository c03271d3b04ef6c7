/**
 * `npm run test:languages`: every page in every language fits every screen, holds still, is light, and satisfies axe. Ends
 * with how many passed and failed.
 */
import { buildIfChanged } from "./build.ts";
import { journeys } from "./test/journeys.ts";
import { runSteps } from "./test/run-steps.ts";
import { succeeds } from "./test/steps.ts";

await runSteps([
  { name: "Build", run: () => succeeds(buildIfChanged) },
  { name: "Every page in every language", run: () => journeys({ which: "languages" }) },
]);
