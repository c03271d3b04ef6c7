import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { connectDatabase } from "../../server/database/connect.ts";
import { openMailServer } from "../mail-server.ts";
import { type SiteProcess, startSiteProcess } from "../site.ts";
import { layLine } from "./line.ts";

const words = { name: "ሰላም", email: "selam@example.org", subject: "Kept", message: "What I typed & more" };
const failure = "Sorry, there was an error sending your message. Please try again.";

function post(site: SiteProcess): Promise<Response> {
  return fetch(`${site.url}/contact`, {
    method: "POST",
    body: new URLSearchParams(words),
    redirect: "manual",
  });
}

async function expectFailureReported(answer: Response): Promise<void> {
  const page = await answer.text();
  expect(answer.status).toBe(503);
  expect(page).toContain(failure);
  expect(page).toContain(`value="${words.name}"`);
  expect(page).toContain("What I typed &amp; more</textarea>");
}

async function stored(url: string): Promise<{ messages: number; mails: number }> {
  const database = connectDatabase(url);
  const messages = await database.db.selectFrom("contact_messages").select("id").execute();
  const mails = await database.db.selectFrom("mails").select("message_id").execute();
  await database.close();
  return { messages: messages.length, mails: mails.length };
}

const canLimit = process.platform === "linux";

if (canLimit)
  test("reports the failure, keeps the form's text, and stores nothing partially when the disk is full", async () => {
    const folder = mkdtempSync(join(tmpdir(), "full-"));
    const url = `file:${join(folder, "site.db")}`;
    const site = await startSiteProcess({ DATABASE_URL: url, LOG_LEVEL: "silent" });
    onTestFinished(async () => {
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    });
    // Limiting the file size has the same effect as a full disk.
    const limit = (bytes: string) =>
      execFileSync("prlimit", [`--pid=${site.process.pid}`, `--fsize=${bytes}:unlimited`]);
    limit("1024");
    await expectFailureReported(await post(site));
    limit("unlimited");
    expect(await stored(url)).toEqual({ messages: 0, mails: 0 });

    expect((await post(site)).status).toBe(303);
    expect(await stored(url)).toEqual({ messages: 1, mails: 1 });
  });

test("reports the failure, keeps the form's text, and recovers when the database is unreachable", async () => {
  const name = `away_${process.pid}`;
  const server = new URL(inject("postgresUrl"));
  const administer = async (statement: string) => {
    const client = new pg.Client(server.href);
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await administer(`create database ${name}`);
  const line = await layLine({ host: server.hostname, port: Number(server.port) });
  const direct = new URL(`/${name}`, server).href;
  const url = new URL(direct);
  url.port = String(line.port);
  const site = await startSiteProcess({ DATABASE_URL: url.href, LOG_LEVEL: "silent" });
  onTestFinished(async () => {
    await site.stop();
    await line.close();
    await administer(`drop database ${name} with (force)`);
  });

  line.cut();
  await expectFailureReported(await post(site));
  expect(await stored(direct)).toEqual({ messages: 0, mails: 0 });
  line.mend();
  expect((await post(site)).status).toBe(303);
  expect(await stored(direct)).toEqual({ messages: 1, mails: 1 });
});

test("stops while a mail server never answers, and keeps the mail for later", async () => {
  const folder = mkdtempSync(join(tmpdir(), "mute-"));
  const url = `file:${join(folder, "site.db")}`;
  const received = Promise.withResolvers<void>();
  const smtpUrl = await openMailServer({
    onData: (stream) => stream.resume().on("end", received.resolve),
  });
  const site = await startSiteProcess({
    DATABASE_URL: url,
    LOG_LEVEL: "silent",
    SMTP_URL: smtpUrl,
    MAIL_FROM: "site@example.org",
    STAFF_EMAIL: "staff@example.org",
  });
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));

  expect((await post(site)).status).toBe(303);
  await received.promise;
  const stopping = performance.now();
  expect(await site.stop()).toBe(0);
  expect(performance.now() - stopping).toBeLessThan(10_000);
  const database = connectDatabase(url);
  const mails = await database.db.selectFrom("mails").selectAll().execute();
  await database.close();
  expect(mails).toMatchObject([{ sent_at: null, given_up_at: null }]);
});
