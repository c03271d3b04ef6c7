import { run } from "../run.ts";
import { type Count, counted } from "./steps.ts";

const path = ".cache/unit.json";

type Report = {
  numPassedTests: number;
  numTotalTests: number;
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
};

/** "fast": tests that need neither the built site nor PostgreSQL. "longest": tests that `npm test` leaves out. */
export function unitTests(which: "fast" | "usual" | "longest"): Promise<Count> {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${path}`];
  return counted(
    path,
    () => run("vitest", ["run", ...reporters], { UNIT_TESTS: which }),
    ({ numPassedTests, numTotalTests, testResults }: Report) => ({
      passed: numPassedTests,
      failed: numTotalTests - numPassedTests,
      failures: testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === "failed")
          .map(({ fullName }) => `${name.replace(`${process.cwd()}/`, "")}: ${fullName}`),
      ),
    }),
  );
}
