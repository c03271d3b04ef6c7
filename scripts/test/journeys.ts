import { run } from "../run.ts";
import { ensureBrowser } from "./ensure-browser.ts";
import { type Count, counted, succeeds } from "./steps.ts";

const report = ".cache/journeys.json";

type Suite = { file: string; specs?: { ok: boolean; title: string }[]; suites?: Suite[] };
type Report = {
  stats: Record<"expected" | "unexpected" | "flaky" | "skipped", number>;
  suites: Suite[];
};

type Options = {
  /** The name of a browser; by default any that is installed. */
  browser?: string;
  /** See playwright.config.ts. */
  which?: "once" | "everywhere" | "languages";
};

export async function journeys({ browser, which }: Options): Promise<Count> {
  let path = "";
  const found = await succeeds(async () => {
    path = await ensureBrowser(browser);
  });
  if (found.failed) return found;
  return counted(
    report,
    () => run("playwright", ["test"], { CHROMIUM_PATH: path, ...(which && { JOURNEYS: which }) }),
    ({ stats, suites }: Report) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped,
      failures: suites.flatMap(failuresOf),
    }),
  );
}

function failuresOf({ file, specs = [], suites = [] }: Suite): string[] {
  const own = specs.filter(({ ok }) => !ok).map(({ title }) => `${file}: ${title}`);
  return [...own, ...suites.flatMap(failuresOf)];
}
