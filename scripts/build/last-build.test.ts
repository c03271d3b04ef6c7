import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { filesBelow } from "./build-files.ts";
import { earlierFiles, formsOf, readStamp, removeOldFiles, writeStamp } from "./last-build.ts";

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

const day = 24 * 3600 * 1000;

test("keeps the assets of earlier builds for 90 days, and removes everything else with its compressed forms", () => {
  const folder = mkdtempSync(join(tmpdir(), "build-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, "assets"));
  const started = Date.now();
  const write = (name: string, minutesAgo: number) => {
    for (const form of formsOf(join(folder, name))) {
      writeFileSync(form, name);
      const time = new Date(started - minutesAgo * 60_000);
      utimesSync(form, time, time);
    }
  };
  const names = ["assets/unknown.js", "assets/old.js", "assets/older.js", "assets/last.js", "last.txt"];
  for (const name of names) write(name, 10);
  for (const name of ["assets/current.js", "current.txt"]) write(name, 0);
  const paths = (...all: string[]) => all.map((name) => join(folder, name));
  const ago = (days: number) => new Date(started - days * day).toISOString();
  const [old = "", older = ""] = paths("assets/old.js", "assets/older.js");
  const last = {
    sources: "last",
    files: paths("assets/last.js", "last.txt", "assets/current.js", "current.txt"),
    earlier: { [old]: ago(89), [older]: ago(91), [join(folder, "assets/missing.js")]: ago(1) },
  };

  const kept = removeOldFiles(folder, started, last, started);

  expect(kept).toEqual({
    files: paths("assets/current.js", "current.txt"),
    earlier: { [join(folder, "assets/last.js")]: ago(0), [old]: ago(89) },
  });
  expect(filesBelow(folder).sort()).toEqual(
    paths("assets/current.js", "assets/last.js", "assets/old.js", "current.txt").flatMap(formsOf).sort(),
  );
});

test("keeps the newest files of earlier builds, up to 20 MB", () => {
  const files = ["assets/a.js", "assets/b.js"];
  const earlier = { "assets/c.js": "2026-11-17T00:00:00.000Z", "assets/d.js": "2026-11-16T00:00:00.000Z" };
  const now = Date.parse("2026-11-18T00:00:00.000Z");
  const kept = earlierFiles({ sources: "", files, earlier }, ["assets/b.js"], () => 9_000_000, now);
  expect(Object.keys(kept)).toEqual(["assets/a.js", "assets/c.js"]);
});
