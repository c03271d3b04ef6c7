import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { DeadlinePassed } from "./deadline.ts";
import { TooBusy } from "./too-busy.ts";
import { workerProcess } from "./worker-process.ts";

const folder = mkdtempSync(join(tmpdir(), "worker "));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const program = join(folder, "program.mjs");
writeFileSync(
  program,
  `import { answerTasks } from ${JSON.stringify(pathToFileURL(resolve("server/limits/worker-program.ts")).href)};
  const tasks = {
    double: ({ number }) => 2 * number,
    id: () => process.pid,
    fail: () => { throw new RangeError("No such text."); },
    spin: () => { for (;;); },
    fill: () => { const all = []; for (;;) all.push(new Array(10_000).fill({})); },
    end: () => process.exit(1),
  };
  answerTasks((task) => tasks[task.do](task));`,
);

const limits = { name: "Testing", program, within: 60_000, maxWaiting: 10, keptFor: 60_000 };

test("runs tasks one at a time in one process, and rejects a failed one", async () => {
  const run = workerProcess(limits);
  const all = await Promise.all([1, 2, 3].map((number) => run({ do: "double", number })));
  expect(all).toEqual([2, 4, 6]);
  const id = await run({ do: "id" });
  await expect(run({ do: "fail" })).rejects.toThrow("No such text.");
  expect(await run({ do: "id" })).toBe(id);
});

test("kills the process of a task that takes too long, and starts another for the next", async () => {
  const run = workerProcess({ ...limits, within: 300 });
  const spinning = run({ do: "spin" });
  const next = run({ do: "double", number: 4 }).catch(() => run({ do: "double", number: 4 }));
  await expect(spinning).rejects.toThrow(DeadlinePassed);
  expect(await next).toBe(8);
});

test("a task that needs too much memory ends only its own process", async () => {
  const run = workerProcess(limits);
  await expect(run({ do: "fill" })).rejects.toThrow("ended with SIGABRT");
  expect(await run({ do: "double", number: 5 })).toBe(10);
});

test("rejects immediately if the process ends by itself", async () => {
  const run = workerProcess(limits);
  await expect(run({ do: "end" })).rejects.toThrow("ended");
  expect(await run({ do: "double", number: 6 })).toBe(12);
});

test("ends an idle process, and starts another for a task that comes just then", async () => {
  const run = workerProcess({ ...limits, keptFor: 0 });
  const ids = new Set<unknown>();
  for (let count = 0; count < 5; count++) {
    ids.add(await run({ do: "id" }));
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(ids.size).toBeGreaterThan(1);
});

test("refuses tasks beyond the queue limit", async () => {
  const run = workerProcess({ ...limits, maxWaiting: 1 });
  const [first, second] = [run({ do: "double", number: 1 }), run({ do: "double", number: 2 })];
  await expect(run({ do: "double", number: 3 })).rejects.toThrow(TooBusy);
  expect(await Promise.all([first, second])).toEqual([2, 4]);
});
