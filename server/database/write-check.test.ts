import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { connectDatabase } from "./connect.ts";

forEachDatabase((engine, open) => {
  test("passes for a writable database, with any number of concurrent checks", async () => {
    const { database } = await open();
    await Promise.all(Array.from({ length: 50 }, () => database.check()));
  });

  test("fails with a sentence and the cause if the database is not writable", async () => {
    const { database } = await open();
    await sql`alter table write_probe rename to elsewhere`.execute(database.db);
    await expect(database.check()).rejects.toThrow(/^The database cannot store anything: .*write_probe/);
  });

  if (engine === "postgres")
    test("fails for a read-only server", async () => {
      const { database, url } = await open();
      const name = new URL(url).pathname.slice(1);
      await sql.raw(`alter database ${name} set default_transaction_read_only = on`).execute(database.db);
      const later = connectDatabase(url);
      onTestFinished(later.close);
      await expect(later.check()).rejects.toThrow(/cannot store anything: .*read-only/);
    });

  if (engine === "sqlite" && process.platform === "linux")
    test("fails on a full disk, and passes again once there is room", async () => {
      const { url } = await open();
      // A file size limit makes the disk look full to the process.
      const program = `
        import { execFileSync } from "node:child_process";
        import { connectDatabase } from "${import.meta.dirname}/connect.ts";
        const database = connectDatabase(process.argv[1]);
        const limit = (bytes) => execFileSync("prlimit", ["--pid=" + process.pid, "--fsize=" + bytes + ":unlimited"]);
        limit("1024");
        await database.check().catch((error) => console.log(error.message));
        limit("unlimited");
        await database.check();
        console.log("passed");
      `;
      const child = spawn(process.execPath, ["--input-type=module", "--eval", program, url], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      expect(await text(child.stdout)).toMatch(
        /^The database cannot store anything: .*(?:full|I\/O).*\npassed\n$/,
      );
    });
});
