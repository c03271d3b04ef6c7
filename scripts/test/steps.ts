/** The steps of `npm test` and its relatives: each runs a tool and counts its results. */
import { readFileSync, rmSync } from "node:fs";

export type Count = {
  passed: number;
  failed: number;
  /** One line for each failure, repeated at the very end. */
  failures?: string[];
};

export type Step = { name: string; run: () => Promise<Count> };

export async function succeeds(check: () => Promise<void>): Promise<Count> {
  try {
    await check();
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error((error as Error).message);
    return { passed: 0, failed: 1 };
  }
}

/** A runner that dies without a report, or fails without a failed test, counts as one failure. */
export async function counted<Report>(
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

/**
 * Runs the steps in order, and the steps of an inner list together. A failure does not stop the others. Prints how many
 * tests passed and failed on the last line, and ends the process.
 */
export async function runSteps(steps: (Step | Step[])[]): Promise<never> {
  const total = { passed: 0, failed: 0, failures: [] as string[] };
  for (const step of steps) {
    const together = Array.isArray(step) ? step : [step];
    console.log(`\n── ${together.map(({ name }) => name).join(", ")}`);
    await Promise.all(
      together.map(async ({ name, run }) => {
        const { passed, failed, failures = [] } = await run();
        console.log(`${failed ? "✗" : "✓"} ${name}: ${passed} passed, ${failed} failed`);
        total.passed += passed;
        total.failed += failed;
        total.failures.push(...(failed && failures.length === 0 ? [name] : failures));
      }),
    );
  }
  if (total.failures.length > 0) console.log(`\nFailed:\n${total.failures.join("\n")}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed ? 1 : 0);
}
