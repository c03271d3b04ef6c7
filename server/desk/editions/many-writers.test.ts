import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { forEachDatabase } from "../../../tests/databases.ts";
import type { Edition } from "./edition.ts";
import { editionsOf } from "./editions.ts";

const writers = 20;
const saves = 4;

/** A process that is ready, and whose writers begin when told to. Resolves with what went wrong. */
async function open(url: string, shared: string) {
  const child = spawn(
    process.execPath,
    ["tests/load/save-drafts.ts", url, String(writers), String(saves), shared],
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
  test("60 people who save without pause in three processes: nothing fails and nothing is lost", async () => {
    const { database, url } = await fresh();
    const editions = editionsOf({ database });
    const shared = (await editions.create({ id: null, name: "Ada" }, "news", {
      ...{ headline: "Shared", content: "Text." },
    })) as Edition;
    const processes = await Promise.all([1, 2, 3].map(() => open(url, shared.id)));
    const problems = await Promise.all(processes.map((go) => go()));
    expect(problems.flat()).toEqual([]);
    const { rows } = await editions.list({ kind: "news", state: "published" });
    expect(rows.length).toBeGreaterThan(0);
    const published = await database.db
      .selectFrom("records")
      .select("id")
      .where("kind", "=", "news")
      .execute();
    expect(new Set(published.map(({ id }) => id)).size).toBe(3 * writers);
  });
});
