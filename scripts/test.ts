/**
 * `npm test`: every behaviour once. `npm run check`: the fast part of it. `npm run test:everywhere` has the rest. Ends with
 * how many passed and failed.
 */
import { buildIfChanged } from "./build.ts";
import { run } from "./run.ts";
import { type Count, counted, succeeds } from "./test/count.ts";
import { journeys } from "./test/journeys.ts";
import { runSteps } from "./test/run-steps.ts";

const fast = process.argv.includes("fast");
const unitReport = ".cache/unit.json";

await runSteps([
  { name: "Types", run: () => succeeds(() => run("tsc", [])) },
  {
    name: "Lint and format",
    run: () => succeeds(() => run("biome", ["ci", "--error-on-warnings", "--colors=off"])),
  },
  ...(fast ? [] : [{ name: "Build", run: () => succeeds(buildIfChanged) }]),
  { name: fast ? "Unit tests" : "Unit, data and request tests", run: unitTests },
  ...(fast ? [] : [{ name: "Browser journeys", run: () => journeys({ which: "once" }) }]),
]);

function unitTests(): Promise<Count> {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`];
  return counted(
    unitReport,
    () => run("vitest", ["run", ...reporters], { ONLY_FAST: fast ? "yes" : "" }),
    (report: { numPassedTests: number; numTotalTests: number }) => ({
      passed: report.numPassedTests,
      failed: report.numTotalTests - report.numPassedTests,
    }),
  );
}
