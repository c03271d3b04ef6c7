/**
 * `npm run test:everywhere`: whether what `npm test` shows once holds on every page, at every width, without script, in a
 * font as wide as any, and when something breaks. Ends with how many passed and failed.
 */
import { buildIfChanged } from "./build.ts";
import { journeys } from "./test/journeys.ts";
import { runSteps } from "./test/run-steps.ts";
import { succeeds } from "./test/steps.ts";
import { unitTests } from "./test/unit-tests.ts";

await runSteps([
  { name: "Build", run: () => succeeds(buildIfChanged) },
  { name: "Kills, races, trouble, backups and earlier releases", run: () => unitTests("longest") },
  { name: "Browser journeys, everywhere", run: () => journeys({ which: "everywhere" }) },
]);
