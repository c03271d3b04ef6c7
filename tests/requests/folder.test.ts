import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

let parent: string;
let folder: string;
beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), "folder-"));
  folder = join(parent, "a folder, 100 % ours #1");
  mkdirSync(folder);
  for (const name of [
    "package.json",
    "server.ts",
    "languages.ts",
    "root-folder.ts",
    "organisation.ts",
    "content",
    "server",
    "texts",
    "app/routes.ts",
    "app/words",
    "build",
    "public",
    "scripts/process-options.mjs",
  ])
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

test("the site runs from a folder with spaces and special characters in its name", async () => {
  const child = spawn(process.execPath, ["server.ts"], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOST: "127.0.0.1", PORT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise((done) => child.once("close", done));
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  try {
    const address = () => /http:\/\/localhost:(\d+)\n/.exec(output)?.[1];
    await expect.poll(() => address() ?? child.exitCode).not.toBe(null);
    expect(child.exitCode, output).toBe(null);
    for (const path of ["/", "/favicon.ico", "/social/home.png"])
      expect((await fetch(`http://127.0.0.1:${address()}${path}`)).status, path).toBe(200);
  } finally {
    child.kill();
    await ended;
  }
});
