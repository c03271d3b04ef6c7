/** `npm test`: every check there is. `npm run check`: the fast ones. Ends with how many passed and failed. */
import { readFileSync, rmSync } from "node:fs";
import { buildIfChanged } from "./build.ts";
import { run } from "./run.ts";
import { ensureBrowser } from "./test/ensure-browser.ts";

type Count = { passed: number; failed: number };
type Step = { name: string; run: () => Promise<Count> };

const fast = process.argv.includes("fast");
const unitReport = ".cache/unit.json";
const journeyReport = ".cache/journeys.json";

const steps: Step[] = [
  { name: "Types", run: () => succeeds(types) },
  {
    name: "Lint and format",
    run: () => succeeds(() => run("biome", ["ci", "--error-on-warnings", "--colors=off"])),
  },
  ...(fast ? [] : [{ name: "Build", run: () => succeeds(buildIfChanged) }]),
  { name: fast ? "Unit tests" : "Unit, data and request tests", run: unitTests },
  ...(fast ? [] : [{ name: "Browser journeys", run: journeys }]),
];

const total: Count = { passed: 0, failed: 0 };
for (const step of steps) {
  console.log(`\n── ${step.name}`);
  const { passed, failed } = await step.run();
  console.log(`${failed ? "✗" : "✓"} ${step.name}: ${passed} passed, ${failed} failed`);
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);

async function succeeds(check: () => Promise<void>): Promise<Count> {
  try {
    await check();
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error((error as Error).message);
    return { passed: 0, failed: 1 };
  }
}

const types = () => run("tsc", []);

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

async function journeys(): Promise<Count> {
  await ensureBrowser();
  return counted(
    journeyReport,
    () => run("playwright", ["test"]),
    ({ stats }: { stats: Record<"expected" | "unexpected" | "flaky" | "skipped", number> }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped,
    }),
  );
}

/** A runner that dies without a report, or fails without a failed test, counts as one failure. */
async function counted<Report>(
  path: string,
  runTests: () => Promise<void>,
  read: (report: Report) => Count,
): Promise<Count> {
  rmSync(path, { force: true });
  const { failed } = await succeeds(runTests);
  try {
    const count = read(JSON.parse(readFileSync(path, "utf8")));
    return { ...count, failed: Math.max(count.failed, failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
