/** scripts/boot.mjs, which `npm start` and `npm run serve` run first, and what happens to the server when it is killed. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "starter-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let starter: ChildProcess;
afterEach(() => {
  try {
    // Ends any remaining child processes.
    process.kill(-(starter.pid as number), "SIGKILL");
  } catch {
    // None are left.
  }
});

async function startWith(command: string, args: string[]): Promise<string> {
  starter = spawn(command, args, {
    env: {
      PATH: process.env.PATH,
      HOST: "127.0.0.1",
      PORT: "0",
      DATABASE_URL: `file:${join(folder, "site.db")}`,
    },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  let output = "";
  starter.stdout?.on("data", (chunk) => (output += chunk));
  const port = () => /http:\/\/localhost:(\d+)\n/.exec(output)?.[1];
  await expect.poll(port).toBeDefined();
  return `http://127.0.0.1:${port()}`;
}

test.each([
  ["the starter", process.execPath, ["scripts/boot.mjs", "server.ts"]],
  ["npm", "npm", ["run", "serve"]],
])("the server ends when %s is killed", async (_, command, args) => {
  const url = await startWith(command, args);
  expect((await fetch(`${url}/about`)).status).toBe(200);
  // The server and every process in between keep this stream open.
  const allEnded = once(starter.stdout as NonNullable<typeof starter.stdout>, "end");
  starter.kill("SIGKILL");
  await allEnded;
  await expect(fetch(url)).rejects.toThrow();
});

test("stopping the starter stops the server", async () => {
  await startWith(process.execPath, ["scripts/boot.mjs", "server.ts"]);
  starter.kill("SIGTERM");
  expect(await once(starter, "exit")).toEqual([0, null]);
});

test("the starter explains what to do without an installation or a finished build", () => {
  const copy = join(folder, "checkout");
  cpSync("scripts", join(copy, "scripts"), { recursive: true });
  const serve = () => {
    const { status, stderr } = spawnSync(process.execPath, ["scripts/boot.mjs", "server.ts"], { cwd: copy });
    return `${status}: ${stderr}`;
  };
  expect(serve()).toBe("1: Nothing is installed here. Run npm ci --omit=dev first.\n");
  mkdirSync(join(copy, "node_modules"));
  const notBuilt =
    "1: There is no finished build here. Run npm run build first, or npm start, which does both.\n";
  expect(serve()).toBe(notBuilt);
  mkdirSync(join(copy, "build"));
  for (const stamp of ['{"sources":"a ha', '{"sources":"","files":[]}']) {
    writeFileSync(join(copy, "build", "built-from.json"), stamp);
    expect(serve()).toBe(notBuilt);
  }
});
