import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { filesBelow } from "./build-files.ts";
import { removeOldFiles } from "./remove-old-files.ts";

test("the files of this build and of the one before stay, older ones go with their compressed forms", () => {
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
