import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { newFolder, sampleExport } from "../../tests/wordpress/export-file.ts";
import { runWordPressImport } from "./wordpress-command.ts";

test.each([[[]], [["a.xml", "b.xml"]], [["--publish"]], [["a.xml", "--uploads"]], [["a.xml", "--quick"]]])(
  "refuses the arguments %j",
  async (words) => expect(await runWordPressImport(words)).toBeUndefined(),
);

test("reports without writing, and explains in a sentence what is wrong with a file", async () => {
  const database = `file:${join(await newFolder(), "site.db")}`;
  const run = (file: string) =>
    promisify(execFile)(
      process.execPath,
      ["scripts/boot.mjs", "scripts/content.ts", "import-wordpress", file],
      { env: { ...process.env, DATABASE_URL: database } },
    );
  const { stdout } = await run(sampleExport);
  expect(stdout).toContain("Would be imported:\n- News: 3\n");
  expect(stdout).toContain("Nothing was written: this was a dry run.");
  await expect(run("README.md")).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^README.md is no.*\n$/),
  });
});
