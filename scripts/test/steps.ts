import { readFileSync, rmSync } from "node:fs";

export type Count = {
  passed: number;
  failed: number;
  /** What failed, in a line each: said again at the very end. */
  failures?: string[];
};

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
