/** Which Node the workers of a release run with. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { addRelease } from "../../tests/small-release.ts";

const folder = realpathSync(mkdtempSync(join(tmpdir(), "releases ")));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a supervisor whose own release was removed starts workers with the Node of theirs", () => {
  addRelease(folder, "first");
  addRelease(folder, "second");
  const [first, second] = [join(folder, "first"), join(folder, "second")];
  for (const path of ["root-folder.ts", "server/supervisor/release.ts"]) cpSync(path, join(first, path));
  for (const release of [first, second])
    mkdirSync(join(release, "node_modules", ".bin"), { recursive: true });
  const [own, other] = [first, second].map((release) => join(release, "node_modules", ".bin", "node"));
  symlinkSync(process.execPath, own as string);
  // It is not run here.
  writeFileSync(other as string, "");
  const program = `
    import { rmSync } from "node:fs";
    import { findRelease } from "./server/supervisor/release.ts";
    rmSync(${JSON.stringify(first)}, { recursive: true });
    console.log((await findRelease(${JSON.stringify(second)})).node);`;
  const answer = execFileSync(own as string, ["--input-type=module", "--eval", program], { cwd: first });
  expect(answer.toString().trim()).toBe(other);
});
