import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";

/** "fast" (`npm run check`), "usual" (`npm test`) or "longest" (`npm run test:everywhere`); otherwise all. */
const which = process.env.UNIT_TESTS;
const onlyFast = which === "fast";

const all = "{app,content,server,scripts,tests,texts,tools}/**/*.test.{ts,tsx}";

/**
 * The tests that take longest and rarely fail alone: kills, races, load, faults, odd input, backups, installation,
 * earlier releases, a seventh language.
 */
const longest = [
  "tests/kill/**/*.test.ts",
  "tests/requests/{database-trouble,desk-odd-input,development,folder,media-storage,process,proxies,silent-database,social-images,starter,stop}.test.ts",
  "server/inbox/message-limits.test.ts",
  "server/inbox/rate-limits/shared-address.test.ts",
  "server/media/pictures/pictures.test.ts",
  "server/prepare-database.test.ts",
  "server/media/s3-store.test.ts",
  "server/{backup,content-files}/*.test.ts",
  "server/database/migrations/*.test.ts",
  "server/**/two-processes.test.ts",
  "scripts/backup/*.test.ts",
  "scripts/build/reproducible.test.ts",
  "scripts/site/upgrade.test.ts",
  "tests/seventh-language/*.test.ts",
  "tests/upgrade/*.test.ts",
];
/** Run by both commands: on SQLite in `npm test`, on PostgreSQL in `npm run test:everywhere` (tests/databases.ts). */
const inTurn = globSync("{server,tests}/**/*.test.ts").filter((path) =>
  /forEachDatabaseInTurn\(|process\.env\.UNIT_TESTS/.test(readFileSync(path, "utf8")),
);
const leftOut = { fast: [...longest, "tests/requests/**"], usual: longest }[which ?? ""] ?? [];

// Without vite.config.ts: these tests do not need the plugins of the build.
export default defineConfig({
  test: {
    include: which === "longest" ? [...longest, ...inTurn] : [all],
    exclude: [...configDefaults.exclude, ...leftOut],
    globalSetup: onlyFast ? [] : ["./tests/postgres.ts"],
    // Tests mostly wait for a server or a deadline, so more of them run at once than there are cores.
    maxWorkers: availableParallelism() + 3,
    // A worker loads the site's modules once for all test files, so a test that mocks a module must restore it.
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Long, for busy machines: pictures, for example, are only encoded while the CPU is otherwise idle.
    expect: { poll: { timeout: 60_000 } },
  },
});
