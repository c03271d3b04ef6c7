import { type AddressInfo, createServer } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { describe, expect, onTestFinished, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { openMailbox } from "../../tests/mailbox.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { readEnvironment } from "../environment.ts";
import { createLog } from "../log.ts";
import { mailAdvice } from "./mail-problem.ts";
import { startMailWorker } from "./mail-worker.ts";
import { openMailer } from "./mailer.ts";
import { claimedFor, claimMail, mostAttempts } from "./outbox.ts";
import { store } from "./store.ts";

function receive(database: SiteDatabase, message: string) {
  const fields = { name: "ሰላም", email: "selam@example.org", subject: "السلام 👋🏿", message };
  const arrival = { fields, address: "192.0.2.1", formId: undefined, spam: null, at: new Date() };
  return store(database, arrival, { perAddress: 1000, perMinute: 1000 });
}

function start(database: SiteDatabase, smtpUrl: string, now?: () => Date) {
  const logged: string[] = [];
  const settings = readEnvironment({
    SMTP_URL: smtpUrl,
    MAIL_FROM: "site@example.org",
    STAFF_EMAIL: "staff@example.org",
  });
  const log = createLog("info", (line) => logged.push(line));
  const worker = startMailWorker({ database, settings, log, ...(now && { now }) });
  onTestFinished(() => worker.stop());
  return { worker, logged };
}

const mailsOf = ({ db }: SiteDatabase) => db.selectFrom("enquiry_mails").selectAll().execute();

/** A mail server that is told how to behave. */
async function openServer(options: SMTPServerOptions): Promise<string> {
  const server = new SMTPServer({ disabledCommands: ["AUTH", "STARTTLS"], closeTimeout: 100, ...options });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

async function mailbox() {
  const box = await openMailbox();
  onTestFinished(() => box.close());
  return box;
}

forEachDatabase((_engine, fresh) => {
  describe("the worker", () => {
    test("mails what was stored before it started, and at once what is stored after", async () => {
      const { database } = await fresh();
      const box = await mailbox();
      await receive(database, "before");
      const { worker } = start(database, box.url);
      await box.arrived(1);
      await receive(database, "after");
      worker.wake();
      const [first, second] = await box.arrived(2);
      expect(first?.text).toContain("before");
      expect(second?.text).toContain("after");
      expect(second?.subject).toMatch(/^السلام 👋🏿 \([\dA-Z]{4}-[\dA-Z]{4}\)$/);
      expect(second?.replyTo).toMatchObject([{ name: "ሰላም", address: "selam@example.org" }]);
      await worker.stop();
      expect(await mailsOf(database)).toMatchObject([
        { sent_at: expect.any(String) },
        { sent_at: expect.any(String) },
      ]);
    });

    test("mails each message once though two of them work", async () => {
      const { database } = await fresh();
      const box = await mailbox();
      for (let index = 0; index < 30; index++) await receive(database, `Message ${index}`);
      const workers = [start(database, box.url), start(database, box.url)];
      await box.arrived(30);
      for (const { worker } of workers) await worker.stop();
      expect(box.mails).toHaveLength(30);
      expect(new Set(box.mails.map(({ messageId }) => messageId)).size).toBe(30);
    });

    test("tries again what was refused, when it is due", async () => {
      const { database } = await fresh();
      const box = await mailbox();
      const clock = { ahead: 0 };
      await receive(database, "patience");
      box.refuse(true);
      const { worker, logged } = start(database, box.url, () => new Date(Date.now() + clock.ahead));
      await expect.poll(() => logged.join()).toContain("tried again");
      expect(await claimMail(database.db, new Date())).toBeUndefined();
      box.refuse(false);
      clock.ahead = 60_000;
      worker.wake();
      await box.arrived(1);
      await expect.poll(() => logged.join()).toContain("was mailed");
    });

    test("gives up loudly", async () => {
      const { database } = await fresh();
      await receive(database, "in vain");
      await database.db
        .updateTable("enquiry_mails")
        .set({ attempts: mostAttempts - 1 })
        .execute();
      const { logged } = start(database, "smtp://127.0.0.1:9");
      await expect.poll(() => logged.join(), { timeout: 15_000 }).toMatch(/"level":"error".*not tried again/);
      expect(await mailsOf(database)).toMatchObject([{ given_up_at: expect.any(String) }]);
    });

    test("notes nothing that the mail server says of people", async () => {
      const { database } = await fresh();
      const refuse = (name: string) =>
        Object.assign(new Error(`<selam@example.org> ${name} السلام`), { responseCode: 550 });
      const url = await openServer({ onRcptTo: (_address, _session, done) => done(refuse("ሰላም")) });
      await receive(database, "private");
      const { logged } = start(database, url);
      await expect.poll(() => logged.join()).toContain("tried again");
      const [mail] = await mailsOf(database);
      expect(mail?.last_error).toBe("EENVELOPE, at RCPT TO, answer 550");
      expect(logged.join()).toContain('"problem":"EENVELOPE, at RCPT TO, answer 550"');
      expect(logged.join() + JSON.stringify(mail)).not.toMatch(/selam@|staff@|ሰላም|السلام|private/);
    });

    test("stops within seconds though the mail server does not answer, and the mail is sent again", async () => {
      const { database } = await fresh();
      const received = Promise.withResolvers<void>();
      const closed = Promise.withResolvers<void>();
      const url = await openServer({
        // Takes the whole message and then says nothing.
        onData: (stream) => stream.resume().on("end", received.resolve),
        onClose: () => closed.resolve(),
      });
      await receive(database, "patience");
      const { worker } = start(database, url);
      await received.promise;
      const stopping = performance.now();
      await worker.stop();
      expect(performance.now() - stopping).toBeLessThan(5000);
      await closed.promise;
      expect(await mailsOf(database)).toMatchObject([{ attempts: 1, sent_at: null, given_up_at: null }]);

      const box = await mailbox();
      start(database, box.url, () => new Date(Date.now() + claimedFor));
      const [mail] = await box.arrived(1);
      expect(mail?.text).toContain("patience");
    });
  });
});

describe("a password", () => {
  test.each(["", "?requireTLS=false", "?ignoreTLS=true", "?opportunisticTLS=true"])(
    "is not sent to a server without encryption, and the log says what to do: %o",
    async (query) => {
      const heard: string[] = [];
      const server = createServer((socket) => {
        socket.write("220 mail.example ESMTP\r\n");
        socket.on("error", () => {});
        socket.on("data", (chunk) => {
          heard.push(String(chunk));
          if (/^EHLO/i.test(String(chunk))) socket.write("250-mail.example\r\n250 AUTH PLAIN LOGIN\r\n");
          else if (/^QUIT/i.test(String(chunk))) socket.end("221 Bye\r\n");
          else if (/^AUTH/i.test(String(chunk))) socket.write("235 Accepted\r\n");
          else socket.write("502 Command not implemented\r\n");
        });
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      const { port } = server.address() as AddressInfo;
      const { send, close } = openMailer(`smtp://selam:hunter2@127.0.0.1:${port}/${query}`);
      const error = await send({ from: "a@example.org", to: "b@example.org", text: "t" }).catch(
        (reason) => reason,
      );
      close();
      await new Promise((resolve) => server.close(resolve));
      expect(mailAdvice(error)).toContain("use smtps://");
      expect(heard.join()).toMatch(/^EHLO/);
      expect(heard.join()).not.toMatch(/AUTH|MAIL FROM|hunter2|aHVudGVyMg/);
    },
  );

  test("is sent to a server with STARTTLS", async () => {
    const passwords: unknown[] = [];
    const url = await openServer({
      disabledCommands: [],
      onAuth: ({ password }, _session, done) => {
        passwords.push(password);
        done(null, { user: "selam" });
      },
      onData: (stream, _session, done) => stream.resume().on("end", () => done()),
    });
    const { send, close } = openMailer(
      `${url.replace("//", "//selam:hunter2@")}?tls.rejectUnauthorized=false`,
    );
    await send({ from: "a@example.org", to: "b@example.org", text: "t" });
    close();
    expect(passwords).toEqual(["hunter2"]);
  });
});

test("without SMTP_URL the log says once that messages wait", async () => {
  const logged: string[] = [];
  const log = createLog("info", (line) => logged.push(line));
  const worker = startMailWorker({ database: {} as SiteDatabase, settings: readEnvironment({}), log });
  worker.wake();
  await worker.stop();
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain("SMTP_URL is not set");
});
