/** Lists that must match: settings and their documentation, routes and their pages. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { deskRoutes } from "../../app/desk/routes.ts";
import { routes } from "../../app/routes.ts";
import { readEnvironment } from "../../server/process/environment.ts";

test("README.md documents exactly the settings that the server reads", () => {
  const read = new Set<string>();
  const recording = new Proxy({}, { get: (_, name) => void read.add(String(name)) });
  readEnvironment(recording);
  const rows = readFileSync("README.md", "utf8").matchAll(/^\| `([A-Z_]+)`/gm);
  expect([...rows].map(([, name]) => name).sort()).toEqual([...read].sort());
});

test("every route has its page", () => {
  const files = [...routes.map(({ file }) => `app/${file}`), ...deskRoutes.map(({ file }) => `app/${file}`)];
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
