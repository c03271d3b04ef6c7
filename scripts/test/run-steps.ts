import type { Count } from "./count.ts";

export type Step = { name: string; run: () => Promise<Count> };

/** One after another, failed or not. Ends the process, with how many passed and failed on the last line. */
export async function runSteps(steps: Step[]): Promise<never> {
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
}
