import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createLog } from "./log.ts";
import { linesPerMinute } from "./log-limit.ts";

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

test("does not write lines below the level", () => {
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

test("cuts long fields and errors", () => {
  const { lines, log } = collect("info");
  log.error("failed ".repeat(1000), { path: "x".repeat(10_000), error: new Error("y".repeat(100_000)) });
  expect(JSON.stringify(lines[0]).length).toBeLessThan(6000);
});

describe("limits the lines of one message in a minute", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("and counts the others", () => {
    const { lines, log } = collect("info");
    for (let i = 0; i < 1000; i++) log.warn("unknown name", { i });
    log.warn("another matter");
    expect(lines.filter(({ message }) => message === "unknown name")).toHaveLength(linesPerMinute.warn);
    expect(lines.at(-1)).toMatchObject({ message: "another matter" });
    vi.advanceTimersByTime(60_000);
    const note = { level: "warn", of: "unknown name", lines: 1000 - linesPerMinute.warn };
    expect(lines.at(-1)).toMatchObject(note);
    log.warn("unknown name");
    expect(lines.at(-1)).toMatchObject({ message: "unknown name" });
  });

  test("also if every message is different", () => {
    const { lines, log } = collect("info");
    for (let i = 0; i < 10_000; i++) log.warn(`unknown name ${i}`);
    expect(lines.length).toBeLessThan(300);
    vi.advanceTimersByTime(60_000);
    expect(lines.at(-1)).toMatchObject({ of: "other messages", lines: 10_000 - lines.length + 1 });
  });
});
