import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";

/** "fast" (`npm run check`), "usual" (`npm test`) or "longest" (`npm run test:everywhere`); otherwise all. */
const which = process.env.UNIT_TESTS;
const onlyFast = which === "fast";

const all = "{app,content,server,scripts,tests,texts,tools}/**/*.test.{ts,tsx}";

/**
 * What takes longest, and rarely fails alone: kills, races, crowds, trouble, odd input, backups, installing, earlier
 * releases, one more language.
 */
const longest = [
  "tests/kill/**/*.test.ts",
  "tests/requests/{database-trouble,desk-odd-input,development,folder,media-storage,process,silent-database,social-images,starter,stop}.test.ts",
  "server/inbox/message-limits.test.ts",
  "server/inbox/rate-limits/shared-address.test.ts",
  "server/media/pictures/pictures.test.ts",
  "server/prepare-database.test.ts",
  "server/media/s3-store.test.ts",
  "server/{backup,content-files}/*.test.ts",
  "server/database/migrations/*.test.ts",
  "server/**/two-processes.test.ts",
  "scripts/backup/*.test.ts",
  "tests/seventh-language/*.test.ts",
];
/** In both, but on SQLite in `npm test` and on PostgreSQL in `npm run test:everywhere` (tests/databases.ts), or less of it. */
const inTurn = globSync("{server,tests}/**/*.test.ts").filter((path) =>
  /forEachDatabaseInTurn\(|process\.env\.UNIT_TESTS/.test(readFileSync(path, "utf8")),
);
const leftOut = { fast: ["tests/{kill,requests}/**"], usual: longest }[which ?? ""] ?? [];

// Not vite.config.ts: the plugins of the build have no part in these tests.
export default defineConfig({
  test: {
    include: which === "longest" ? [...longest, ...inTurn] : [all],
    exclude: [...configDefaults.exclude, ...leftOut],
    globalSetup: onlyFast ? [] : ["./tests/postgres.ts"],
    // Much of a test is waiting, for a server to start or for a deadline: more at once than there are cores.
    maxWorkers: availableParallelism() + 3,
    // A worker starts once and loads the site's modules once, not for each of the files that it runs. So a test
    // that replaces a module puts it back.
    isolate: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // What is waited for comes at once, but not on a machine that is busy with other things: pictures, for one, are
    // encoded only while nothing else wants the processor.
    expect: { poll: { timeout: 60_000 } },
  },
});
