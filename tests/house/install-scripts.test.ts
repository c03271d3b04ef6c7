/** A package may run code during installation only if package.json allows it by name. */
import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "install-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"));
const npm = (cwd: string, ...words: string[]) => spawnSync("npm", words, { cwd, encoding: "utf8" });

test("every package with an install script is allowed or refused by name, on every platform", () => {
  const { packages } = readJson("package-lock.json") as {
    packages: Record<string, { hasInstallScript?: true }>;
  };
  const asking = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ""));
  expect(asking).not.toEqual([]);
  expect(Object.keys(readJson("package.json").allowScripts)).toEqual(expect.arrayContaining(asking));
});

test("npm refuses to install any other package with an install script, if its version supports the rule", () => {
  const [stranger, site] = [join(folder, "stranger"), join(folder, "site")];
  mkdirSync(stranger);
  mkdirSync(site);
  const scripts = {
    postinstall: `node -e "fs.writeFileSync(process.argv[1], '')" ${join(folder, "it-ran")}`,
  };
  writeFileSync(
    join(stranger, "package.json"),
    JSON.stringify({ name: "stranger", version: "1.0.0", scripts }),
  );
  const dependencies = { stranger: "file:../stranger" };
  writeFileSync(join(site, "package.json"), JSON.stringify({ name: "site", version: "1.0.0", dependencies }));
  const knowsTheRule = npm(site, "config", "ls", "--long").stdout.includes("strict-allow-scripts");
  copyFileSync(".npmrc", join(site, ".npmrc"));

  const { status, stderr } = npm(site, "install", "--offline");
  expect(existsSync(join(folder, "it-ran")), stderr).toBe(!knowsTheRule);
  expect(status === 0, stderr).toBe(!knowsTheRule);
});
