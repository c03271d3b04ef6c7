import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { migrations } from "../database/migrations/index.ts";
import { beginRestore } from "../database/unfinished-restore.ts";
import { checkSchema } from "./check-schema.ts";

const run = promisify(execFile);

forEachDatabase((_, open) => {
  test("says whether this release can run, and changes nothing", async () => {
    const empty = await open({ prepared: false });
    expect(await checkSchema(empty.database)).toMatch("is empty");
    const { url, database } = await open();
    const apply = (name: string) =>
      database.db.insertInto("applied_migrations").values({ name, applied_at: "" }).execute();
    expect(await checkSchema(database)).toBe("This release can run on this database.");
    migrations["9997-next"] = async () => {};
    onTestFinished(() => void delete migrations["9997-next"]);
    expect(await checkSchema(database)).toMatch("When it starts, it adds 9997-next.");
    expect(await checkSchema(database)).toMatch("When it starts, it adds 9997-next.");
    delete migrations["9997-next"];
    await apply("9998-newer");
    expect(await checkSchema(database)).toMatch("a newer release has added 9998-newer.");

    const check = () =>
      run(process.execPath, ["scripts/schema.ts", "check"], { env: { ...process.env, DATABASE_URL: url } });
    expect((await check()).stdout).toMatch("can run");
    await apply("9999-contract-newer");
    await expect(check()).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^DATABASE_URL: a newer release has removed [^\n]+\n$/),
    });
  });

  test("a database whose restore did not finish is refused", async () => {
    const { database } = await open({ prepared: false });
    await beginRestore(database.db);
    await expect(checkSchema(database)).rejects.toThrow("did not finish");
  });
});
