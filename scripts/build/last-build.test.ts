import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { filesBelow } from "./build-files.ts";
import { readStamp, removeOldFiles, writeStamp } from "./last-build.ts";

const path = join(mkdtempSync(join(tmpdir(), "stamp-")), "build", "built-from.json");
afterAll(() => rmSync(dirname(dirname(path)), { recursive: true }));

const stamp = { sources: "a hash", files: ["build/client/a.js", "build/client/b.css"] };

test("reads a stamp as it was written, and leaves no other file behind", () => {
  expect(readStamp(path)).toBeUndefined();
  writeStamp(path, stamp);
  writeStamp(path, stamp);
  expect(readStamp(path)).toEqual(stamp);
  expect(readdirSync(dirname(path))).toEqual(["built-from.json"]);
});

test("treats a truncated or invalid stamp as missing", () => {
  const whole = JSON.stringify(stamp);
  for (let length = 0; length < whole.length; length++) {
    writeFileSync(path, whole.slice(0, length));
    expect(readStamp(path), `cut at ${length}`).toBeUndefined();
  }
  for (const other of ["null", "1", "{}", "[]", '{"sources":"x"}', '{"sources":"x","files":[1]}', "\0\0"]) {
    writeFileSync(path, other);
    expect(readStamp(path), other).toBeUndefined();
  }
});

test("keeps the files of this build and the previous one, and removes older ones with their compressed forms", () => {
  const folder = mkdtempSync(join(tmpdir(), "build-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const started = Date.now();
  const write = (name: string, minutesAgo: number) => {
    writeFileSync(join(folder, name), name);
    const time = new Date(started - minutesAgo * 60_000);
    utimesSync(join(folder, name), time, time);
  };
  for (const form of ["", ".br", ".gz"]) {
    write(`oldest.js${form}`, 20);
    write(`previous.js${form}`, 10);
    write(`current.js${form}`, 0);
  }

  const current = removeOldFiles(folder, started, [join(folder, "previous.js")]);

  expect(current).toEqual([join(folder, "current.js")]);
  expect(filesBelow(folder).sort()).toEqual(
    ["current", "previous"].flatMap((name) =>
      ["", ".br", ".gz"].map((form) => join(folder, `${name}.js${form}`)),
    ),
  );
});
