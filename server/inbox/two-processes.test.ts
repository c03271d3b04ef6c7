import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";

/** A process that receives messages on request. */
async function open(url: string, word: string) {
  const child = spawn(process.execPath, ["tools/load/store-messages.ts", url, word], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return async () => {
    child.stdin.write("go\n");
    const [sent] = await once(child.stdout, "data");
    await once(child, "close");
    return Number(sent);
  };
}

forEachDatabase((_engine, fresh) => {
  describe("two processes that receive at the same time", () => {
    test("share the limit, and store a duplicate once", async () => {
      const { database, url } = await fresh();
      const [one, other] = await Promise.all([open(url, "one"), open(url, "other")]);
      const sent = await Promise.all([one(), other()]);
      const messages = await database.db.selectFrom("contact_messages").select("message").execute();
      const same = messages.filter(({ message }) => message === "the same words").length;
      expect(messages).toHaveLength(10);
      expect(same).toBe(1);
      // Both received the reference of the duplicate.
      expect(sent[0] + sent[1]).toBe(11);
    });
  });
});
