import { run } from "../run.ts";
import { type Count, counted, succeeds } from "./count.ts";
import { ensureBrowser } from "./ensure-browser.ts";

const report = ".cache/journeys.json";

/** In the browser of that name, or in any there is. */
export async function journeys(browser?: string): Promise<Count> {
  let path = "";
  const found = await succeeds(async () => {
    path = await ensureBrowser(browser);
  });
  if (found.failed) return found;
  return counted(
    report,
    () => run("playwright", ["test"], { CHROMIUM_PATH: path }),
    ({ stats }: { stats: Record<"expected" | "unexpected" | "flaky" | "skipped", number> }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped,
    }),
  );
}
