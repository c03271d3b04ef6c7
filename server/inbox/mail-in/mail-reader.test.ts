import { expect, onTestFinished, test, vi } from "vitest";
import { forEachDatabaseInTurn } from "../../../tests/databases.ts";
import { openImapServer } from "../../../tests/imap-server.ts";
import { mail, openMailIn, reply } from "../../../tests/mail-in.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import { createLog } from "../../process/log.ts";
import { readImapUrl } from "./imap-url.ts";
import { mailLimits } from "./mail-limits.ts";
import { startMailReader } from "./mail-reader.ts";
import { mailboxStatus } from "./mailbox-status.ts";

/** However busy the machine is. */
const eventually = { timeout: 60_000, interval: 20 };

async function openReaders(database: SiteDatabase, hostname = "127.0.0.1") {
  const imap = await openImapServer();
  onTestFinished(() => imap.close());
  const mailIn = await openMailIn(database);
  const { store, files } = mailIn;
  const lines: string[] = [];
  const log = createLog("info", (line) => lines.push(line));
  const imapUrl = imap.url.replace("127.0.0.1", hostname);
  const settings = { imapUrl, mailFrom: "hello@site.example", siteUrl: "https://site.example" };
  const start = () => {
    const reader = startMailReader({ database, settings, log, store, files, firstPause: 50 });
    onTestFinished(() => reader.stop());
    return reader;
  };
  return { ...mailIn, imap, start, lines, status: mailboxStatus(database, readImapUrl(imapUrl).name) };
}

forEachDatabaseInTurn((engine, open) => {
  test("two processes that read a mailbox accept each mail once", async () => {
    const { database } = await open();
    const { imap, start, answered, posts, conversations, status } = await openReaders(database);
    await answered();
    for (let index = 0; index < 3; index++)
      imap.deliver(mail({ "Message-ID": `<early-${index}@x>`, "In-Reply-To": `<${reply}>` }));
    const first = start();
    start();
    await vi.waitFor(() => expect(imap.seen()).toEqual(Array(3).fill(true)), eventually);
    // The server announces it, so they read it immediately.
    imap.deliver(mail({ "Message-ID": "<late@x>", "In-Reply-To": `<${reply}>` }, "Later"));
    imap.deliver(mail({ "Message-ID": "<new@x>", From: "ben@example.net" }));
    await vi.waitFor(() => expect(imap.seen()).toEqual(Array(5).fill(true)), eventually);
    const stopping = performance.now();
    await first.stop();
    expect(performance.now() - stopping).toBeLessThan(4000);
    expect((await posts()).map(({ mail_id }) => mail_id).toSorted()).toEqual([
      ...Array.from({ length: 3 }, (_, index) => `early-${index}@x`),
      "late@x",
    ]);
    expect(await conversations()).toHaveLength(2);
    expect(imap.count()).toBe(5);
    await vi.waitFor(async () => expect((await status.position())?.lastUid).toBe(5), eventually);
  });

  test("reconnects to a lost mailbox and reports it; accepts nothing twice after renumbering", async () => {
    const { database } = await open();
    const { imap, start, answered, posts, status, lines } = await openReaders(database);
    await answered();
    imap.deliver(mail({ "Message-ID": "<1@x>", "In-Reply-To": `<${reply}>` }));
    start();
    await vi.waitFor(() => expect(imap.seen()).toEqual([true]), eventually);
    await imap.leave();
    await vi.waitFor(async () => {
      expect(await status.problem()).toMatchObject({
        problem: "The mail server that IMAP_URL names cannot be reached.",
      });
    }, eventually);
    imap.renumber();
    imap.deliver(mail({ "Message-ID": "<2@x>", "In-Reply-To": `<${reply}>` }));
    await imap.comeBack();
    await vi.waitFor(() => expect(imap.seen()).toEqual([true, true]), eventually);
    await vi.waitFor(async () => expect(await status.problem()).toBeUndefined(), eventually);
    expect((await posts()).map(({ mail_id }) => mail_id)).toEqual(["1@x", "2@x"]);
    const said = lines.filter((line) => line.includes("cannot be read"));
    expect(said).toHaveLength(1);
    expect(said[0]).not.toContain("testpass");
  });

  // The rest does not depend on the engine.
  if (engine === "postgres") return;

  test("sends the password over encrypted connections only, except to this machine", async () => {
    const { database } = await open();
    // Another name for the same server, so that it does not look local. It offers no encryption.
    const { start, status } = await openReaders(database, "127.1");
    start();
    await vi.waitFor(async () => {
      expect((await status.problem())?.problem).toContain("could not be encrypted");
    }, eventually);
  });

  test("skips an unreadable mail or stores its headers, and accepts the next", async () => {
    const { database } = await open();
    const { imap, start, answered, posts, conversations } = await openReaders(database);
    await answered();
    const nested = Array.from(
      { length: 1000 },
      (_, depth) => `--b${depth}\r\nContent-Type: multipart/mixed; boundary=b${depth + 1}\r\n\r\n`,
    );
    const deep = {
      "Content-Type": "multipart/mixed; boundary=b0",
      "Message-ID": "<deep@x>",
      "In-Reply-To": `<${reply}>`,
    };
    imap.deliver(mail(deep, nested.join("")));
    imap.deliver(mail({ "Message-ID": "<large@x>", From: "ben@example.net" }, "x".repeat(mailLimits.bytes)));
    imap.deliver(mail({ "Message-ID": "<headers@x>", "X-Long": "x".repeat(300_000) }));
    imap.deliver(
      mail({
        References: "<a@b> ".repeat(5000),
        "Message-ID": "<references@x>",
        "In-Reply-To": `<${reply}>`,
      }),
    );
    imap.deliver("");
    imap.deliver(
      mail(
        {
          "Content-Type": "text/plain; charset=no-such",
          "Message-ID": "<last@x>",
          "In-Reply-To": `<${reply}>`,
        },
        "Grüße",
      ),
    );
    start();
    await vi.waitFor(
      async () => {
        expect((await posts()).map(({ mail_id }) => mail_id)).toContain("last@x");
      },
      { timeout: 60_000 },
    );
    const texts = new Map((await posts()).map(({ mail_id, text }) => [mail_id, text]));
    expect(texts.get("deep@x")).toBe(
      "[This mail is written in a way that cannot be read here. It is in the mailbox.]",
    );
    expect(texts.get("references@x")).toBe("Thank you.");
    const large = (await conversations()).find(({ mail_id }) => mail_id === "large@x");
    expect(large).toMatchObject({
      email: "ben@example.net",
      message: "[This mail is larger than 25 MB, so it was not read. It is in the mailbox.]",
    });
  });
});
