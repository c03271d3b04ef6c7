/**
 * `npm test`: every behaviour once. `npm run check`: the fast part of it. `npm run test:everywhere` has the rest. Ends with
 * how many passed and failed.
 */
import { buildIfChanged } from "./build.ts";
import { run } from "./run.ts";
import { journeys } from "./test/journeys.ts";
import { runSteps } from "./test/run-steps.ts";
import { succeeds } from "./test/steps.ts";
import { unitTests } from "./test/unit-tests.ts";

const fast = process.argv.includes("fast");

const types = { name: "Types", run: () => succeeds(() => run("tsc", [])) };
const lint = {
  name: "Lint and format",
  run: () => succeeds(() => run("biome", ["ci", "--error-on-warnings", "--colors=off"])),
};

await runSteps(
  fast
    ? [types, lint, { name: "Unit tests", run: () => unitTests("fast") }]
    : [
        [types, lint, { name: "Build", run: () => succeeds(buildIfChanged) }],
        { name: "Unit, data and request tests", run: () => unitTests("usual") },
        { name: "Browser journeys", run: () => journeys({ which: "once" }) },
      ],
);
