import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import type { Edition } from "./edition.ts";
import { editionsOf } from "./editions.ts";

const writers = 20;
const saves = 4;

/** Starts a process whose writers wait for a signal. Resolves with the errors. */
async function open(url: string, shared: string) {
  const child = spawn(
    process.execPath,
    ["tools/load/save-drafts.ts", url, String(writers), String(saves), shared],
    { stdio: ["pipe", "pipe", "inherit"] },
  );
  await once(child.stdout, "data");
  return async (): Promise<string[]> => {
    child.stdin.write("go\n");
    const [problems] = await once(child.stdout, "data");
    await once(child, "close");
    return JSON.parse(String(problems));
  };
}

forEachDatabase((_, fresh) => {
  test("no save fails when 60 people save without pause in three processes", async () => {
    const { database, url } = await fresh();
    const editions = editionsOf({ database });
    const shared = (await editions.create({ id: null, name: "Ada" }, "news", {
      ...{ headline: "Shared", content: "Text." },
    })) as Edition;
    const processes = await Promise.all([1, 2, 3].map(() => open(url, shared.id)));
    const problems = await Promise.all(processes.map((go) => go()));
    expect(problems.flat()).toEqual([]);
    const drafts = database.db.selectFrom("editions").where("kind", "=", "news");
    const { count } = await drafts
      .select(({ fn }) => fn.count<number>("slug").distinct().as("count"))
      .executeTakeFirstOrThrow();
    expect(count, "each has its own address").toBe(1 + 3 * writers);
  });
});
