import { expect, test } from "vitest";
import { createLog } from "./log.ts";

function collect(level: Parameters<typeof createLog>[0]) {
  const lines: Record<string, unknown>[] = [];
  return { lines, log: createLog(level, (line) => lines.push(JSON.parse(line))) };
}

test("a line is one JSON object with its time, level and message", () => {
  const { lines, log } = collect("info");
  log.info("request", { status: 200 });
  expect(lines).toEqual([
    { time: expect.stringMatching(/^\d{4}-.*Z$/), level: "info", message: "request", status: 200 },
  ]);
});

test("what is below the level is not written", () => {
  const { lines, log } = collect("warn");
  log.debug("no");
  log.info("no");
  log.warn("yes");
  log.error("yes");
  expect(lines.map((line) => line.level)).toEqual(["warn", "error"]);
});

test("an error is written with every cause under it, on one line", () => {
  const { lines, log } = collect("info");
  log.error("failed", { error: new Error("outer", { cause: new Error("inner") }) });
  expect(lines[0]?.error).toMatch(/^Error: outer[\s\S]*caused by: Error: inner/);
});
