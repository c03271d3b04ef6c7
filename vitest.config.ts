import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";

/** `npm run check` leaves out what needs the built site or a PostgreSQL. */
const onlyFast = process.env.ONLY_FAST === "yes";

// Not vite.config.ts: the plugins of the build have no part in these tests.
export default defineConfig({
  test: {
    include: ["{app,server,scripts,tests}/**/*.test.{ts,tsx}"],
    exclude: [...configDefaults.exclude, ...(onlyFast ? ["tests/{kill,requests}/**"] : [])],
    globalSetup: onlyFast ? [] : ["./tests/postgres.ts"],
    // Much of a test is waiting, for a server to start or for a deadline: more at once than there are cores.
    maxWorkers: availableParallelism() + 2,
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
