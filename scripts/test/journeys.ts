import { run } from "../run.ts";
import { type Count, counted, succeeds } from "./count.ts";
import { ensureBrowser } from "./ensure-browser.ts";

const report = ".cache/journeys.json";

type Wishes = {
  /** The name of a browser; any there is, unless it is said. */
  browser?: string;
  /** See playwright.config.ts. */
  which?: "once" | "everywhere";
};

export async function journeys({ browser, which }: Wishes): Promise<Count> {
  let path = "";
  const found = await succeeds(async () => {
    path = await ensureBrowser(browser);
  });
  if (found.failed) return found;
  return counted(
    report,
    () => run("playwright", ["test"], { CHROMIUM_PATH: path, ...(which && { JOURNEYS: which }) }),
    ({ stats }: { stats: Record<"expected" | "unexpected" | "flaky" | "skipped", number> }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped,
    }),
  );
}
