/**
 * Lighthouse on every page, with default settings and on a poor connection, compared with a bare page in the same run.
 * `--languages=fr,ar`, or `all`, measures the four scores of Home, a list, a record and Contact in those languages.
 */
import { type Language, languageCodes, localPath } from "../../languages.ts";
import { budgets } from "../../tests/budgets/budgets.ts";
import { serveBarePage } from "./bare-page.ts";
import { type Measured, measure, poorLine } from "./measure.ts";
import { measuredPages } from "./pages.ts";
import { progress, ratio, show } from "./report.ts";
import { runSite } from "./running-site.ts";
import { median } from "./timing.ts";

/** Measured several times: on a really slowed connection, measurements differ by up to a third. */
const turns = 7;
/** Other work on the machine can only add to a simulated time, so the lowest of this many runs is the page's own. */
const simulations = 5;

const listed = (option: string) =>
  process.argv
    .find((word) => word.startsWith(option))
    ?.slice(option.length)
    .split(",");
const only = listed("--pages=");
const asked = listed("--languages=");
const inEachLanguage = ["/", "/events", "/events/signing-day-nairobi", "/contact"];

export async function lighthouse(): Promise<void> {
  if (asked) return inLanguages(asked[0] === "all" ? languageCodes : (asked as Language[]));
  const site = await runSite();
  const bare = await serveBarePage();
  const rows: Record<string, Record<string, string | number>> = {};
  try {
    progress("the bare page");
    const floor = await leastOf(bare.url);
    rows["a bare page"] = { ...(await measure(bare.url)).scores, ...onPoorLine(floor) };
    for (const path of only ?? measuredPages) {
      progress(path);
      const poor = await leastOf(site.url + path);
      rows[path] = {
        ...(await measure(site.url + path)).scores,
        ...onPoorLine(poor),
        "of bare": ratio(poor.paint, floor.paint),
      };
    }
    const { score, blocking, paint } = budgets.lighthouse;
    const home = rows["/"] ?? {};
    const within =
      Number(home["poor line"]) >= score &&
      Number(home["blocked (ms)"]) <= blocking &&
      Number(home["paint (ms)"]) <= paint * floor.paint;
    if (!within) {
      process.exitCode = 1;
      console.error("Home exceeds its budgets on a poor connection: see tests/budgets.");
    }
    show(
      "Lighthouse, mobile: scores with default settings; score and largest paint on a poor connection",
      rows,
    );
    show(
      `Home and the bare page alternately, ${turns} times each, on a really slowed connection: medians`,
      await byTurns({ "a bare page": bare.url, "/": site.url }),
    );
  } finally {
    bare.stop();
    await site.stop();
  }
}

async function inLanguages(languages: Language[]): Promise<void> {
  const site = await runSite();
  const rows: Record<string, Record<string, number>> = {};
  try {
    for (const language of languages)
      for (const path of only ?? inEachLanguage) {
        const address = localPath(language, path);
        progress(address);
        rows[address] = (await measure(site.url + address)).scores;
      }
    show("Lighthouse, mobile, in each language", rows);
  } finally {
    await site.stop();
  }
}

async function leastOf(url: string): Promise<Measured> {
  const all: Measured[] = [];
  while (all.length < simulations) all.push(await measure(url, poorLine("simulate")));
  return {
    scores: { performance: Math.max(...all.map(({ scores: { performance = 0 } }) => performance)) },
    paint: Math.min(...all.map(({ paint }) => paint)),
    blocking: Math.min(...all.map(({ blocking }) => blocking)),
  };
}

async function byTurns(addresses: Record<string, string>) {
  const measured = Object.entries(addresses).map(([name, address]) => ({
    name,
    address,
    all: [] as Measured[],
  }));
  for (let turn = 1; turn <= turns; turn++) {
    for (const { name, address, all } of measured) {
      progress(`${name}, turn ${turn}`);
      all.push(await measure(address, poorLine("devtools")));
    }
  }
  const rows = measured.map(({ name, all }) => {
    const paints = all.map(({ paint }) => paint);
    return { name, paints, score: median(all.map(({ scores: { performance = 0 } }) => performance)) };
  });
  const floor = median(rows[0]?.paints ?? []);
  return Object.fromEntries(
    rows.map(({ name, paints, score }) => [
      name,
      {
        "poor line": score,
        "paint (ms)": Math.round(median(paints)),
        from: Math.round(Math.min(...paints)),
        to: Math.round(Math.max(...paints)),
        "of bare": ratio(median(paints), floor),
      },
    ]),
  );
}

const onPoorLine = ({ scores: { performance = 0 }, paint, blocking }: Measured) => ({
  "poor line": performance,
  "blocked (ms)": Math.round(blocking),
  "paint (ms)": Math.round(paint),
});
