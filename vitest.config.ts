import { configDefaults, defineConfig } from "vitest/config";

/** `npm run check` leaves out what needs the built site or a PostgreSQL. */
const onlyFast = process.env.ONLY_FAST === "yes";

export default defineConfig({
  test: {
    include: ["{app,server,scripts,tests}/**/*.test.{ts,tsx}"],
    exclude: [...configDefaults.exclude, ...(onlyFast ? ["tests/requests/**"] : [])],
    globalSetup: onlyFast ? [] : ["tests/postgres.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    restoreMocks: true,
  },
});
