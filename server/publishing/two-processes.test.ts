import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { views } from "../../tests/save.ts";
import type { Edition } from "./edition.ts";
import { editionsOf } from "./editions.ts";

const ada = { id: null, name: "Ada" };
const dueAt = "2026-03-25T12:00:00.000Z";

/** Starts a process that publishes due records when it gets a signal. */
async function open(url: string) {
  const child = spawn(process.execPath, ["tools/load/publish-due.ts", url, dueAt], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return async () => {
    child.stdin.write("go\n");
    const [count] = await once(child.stdout, "data");
    await once(child, "close");
    return Number(count);
  };
}

forEachDatabase((_engine, fresh) => {
  test("two processes publish each of 60 due records once", async () => {
    const { database, url } = await fresh();
    const editions = editionsOf({ database, now: () => new Date("2026-03-25T11:00:00.000Z") });
    for (let number = 0; number < 60; number++) {
      const fields = { headline: `Item ${number}`, content: "Text." };
      const { id } = (await editions.create(ada, "news", fields)) as Edition;
      await editions.schedule(ada, id, { base: 1, dueAt });
    }
    const [one, other] = await Promise.all([open(url), open(url)]);
    const [first = 0, second = 0] = await Promise.all([one(), other()]);
    expect(first + second).toBe(60);
    const rows = await views(database.db).selectFrom("news").select("created_at").execute();
    expect(rows).toEqual(Array(60).fill({ created_at: dueAt }));
    const published = await database.db
      .selectFrom("versions")
      .select("edition_id")
      .where("act", "=", "published")
      .execute();
    expect(new Set(published.map(({ edition_id }) => edition_id)).size).toBe(60);
    expect(published).toHaveLength(60);
    const log = await database.db
      .selectFrom("staff_log")
      .select("act")
      .where("act", "=", "published")
      .execute();
    expect(log).toHaveLength(60);
  });
});
