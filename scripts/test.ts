/**
 * `npm test` and its relatives. Each ends with the number of tests that passed and failed.
 *
 * - `npm test`: every behaviour once.
 * - `npm run check`: the fast part of it.
 * - `npm run test:everywhere`: the rest: every page, at every width, without script, in a wide font, and when things break.
 * - `npm run test:languages`: every page in every language fits every screen, does not shift, is light, and passes axe.
 * - `npm run test:browsers`: the journeys in Chromium and in its headless shell, which differ in how they start, draw and
 *   keep time.
 */
import { buildIfChanged } from "./build.ts";
import { run } from "./run.ts";
import { journeys } from "./test/journeys.ts";
import { runSteps, type Step, succeeds } from "./test/steps.ts";
import { unitTests } from "./test/unit-tests.ts";

const types = { name: "Types", run: () => succeeds(() => run("tsc", [])) };
const lint = {
  name: "Lint and format",
  run: () => succeeds(() => run("biome", ["ci", "--error-on-warnings", "--colors=off"])),
};
const build = { name: "Build", run: () => succeeds(buildIfChanged) };

const suites: Record<string, (Step | Step[])[]> = {
  usual: [
    [types, lint, build],
    { name: "Unit, data and request tests", run: () => unitTests("usual") },
    { name: "Browser journeys", run: () => journeys({ which: "once" }) },
  ],
  fast: [types, lint, { name: "Unit tests", run: () => unitTests("fast") }],
  everywhere: [
    build,
    { name: "Kills, races, trouble, backups and earlier releases", run: () => unitTests("longest") },
    { name: "Browser journeys, everywhere", run: () => journeys({ which: "everywhere" }) },
  ],
  languages: [build, { name: "Every page in every language", run: () => journeys({ which: "languages" }) }],
  browsers: [
    build,
    ...["chromium", "chromium-headless-shell"].map((browser) => ({
      name: `Browser journeys in ${browser}`,
      run: () => journeys({ browser }),
    })),
  ],
};

const name = process.argv[2] ?? "usual";
const steps = suites[name];
if (!steps) throw new Error(`There is no suite "${name}". The suites: ${Object.keys(suites).join(", ")}.`);
await runSteps(steps);
