import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { forEachDatabase } from "../databases.ts";
import { openMailServer } from "../mail-server.ts";
import { messageRow } from "../message-row.ts";
import { queueReply } from "../reply-to-send.ts";

const replies = 12;
/** A process is killed after sending this many. */
const perLife = 5;

forEachDatabase((_engine, fresh) => {
  test("delivers every reply when the process is killed before recording it as sent, with identical copies", async () => {
    const { database, url } = await fresh();
    const { db } = database;
    for (let index = 0; index < replies; index++) {
      await db
        .insertInto("contact_messages")
        .values(messageRow({ id: `KILL-${index}` }))
        .execute();
      await queueReply(db, { message_id: `KILL-${index}`, text: `Reply ${index}` });
    }

    let sender: ChildProcess | undefined;
    let taken = 0;
    const copies = new Map<string, Buffer[]>();
    const smtpUrl = await openMailServer({
      onData: async (stream, _session, done) => {
        const raw = await buffer(stream).catch(() => undefined);
        if (!raw) return;
        const id = /^Message-ID: <(.+)>/im.exec(raw.toString("latin1"))?.[1] ?? "";
        copies.set(id, [...(copies.get(id) ?? []), raw]);
        taken++;
        // The mail has arrived, but the killed sender never learns so.
        if (taken % perLife === 0) sender?.kill("SIGKILL");
        done();
      },
    });
    const unsent = async () =>
      (await db.selectFrom("mails").select("id").where("sent_at", "is", null).execute()).length;

    let lives = 0;
    for (; (await unsent()) > 0; lives++) {
      // Mails that the dead process had claimed are due again after two minutes.
      sender = spawn(process.execPath, ["tests/kill/send-mails.ts", url, smtpUrl, String(lives * 3)], {
        stdio: ["ignore", "inherit", "inherit"],
      });
      const ended = once(sender, "close");
      const isOver = async () =>
        sender?.exitCode !== null || sender.signalCode !== null || (await unsent()) === 0;
      await expect.poll(isOver).toBe(true);
      sender.kill("SIGKILL");
      await ended;
    }
    expect(lives).toBeGreaterThan(2);
    expect(copies.size).toBe(replies);
    expect(taken).toBeGreaterThan(replies);
    for (const [id, mails] of copies) {
      expect(id).toMatch(/^reply-[\w-]+@example\.org$/);
      expect(new Set(mails.map(String)).size).toBe(1);
    }
  });
});
