import type { Count } from "./steps.ts";

export type Step = { name: string; run: () => Promise<Count> };

/** One after another, or several at once, failed or not. Ends the process, with how many passed and failed on the last line. */
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
