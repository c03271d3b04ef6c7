import { defineConfig } from "vitest/config";

// Not vite.config.ts: the framework's plugin has no part in these tests.
export default defineConfig({
  test: {
    environment: "node",
    include: ["**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/build/**", "tests/journeys/**"],
    globalSetup: ["./tests/postgres.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
