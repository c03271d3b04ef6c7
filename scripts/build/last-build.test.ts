import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readStamp, writeStamp } from "./last-build.ts";

const path = join(mkdtempSync(join(tmpdir(), "stamp-")), "build", "built-from.json");
afterAll(() => rmSync(dirname(dirname(path)), { recursive: true }));

const stamp = { sources: "a hash", files: ["build/client/a.js", "build/client/b.css"] };

test("a stamp is read as it was written, and leaves no other file behind", () => {
  expect(readStamp(path)).toBeUndefined();
  writeStamp(path, stamp);
  writeStamp(path, stamp);
  expect(readStamp(path)).toEqual(stamp);
  expect(readdirSync(dirname(path))).toEqual(["built-from.json"]);
});

test("a stamp counts as missing if it was cut short or is something else", () => {
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
