import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import PostalMime from "postal-mime";
import type { SMTPServerOptions } from "smtp-server";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { forEachDatabase, forEachDatabaseInTurn } from "../../tests/databases.ts";
import { checkSignature } from "../../tests/dkim.ts";
import { openMailServer } from "../../tests/mail-server.ts";
import { ada, addSubscribers, mailEnvironment, openNewsletter, signUpOf } from "../../tests/newsletter.ts";
import { news } from "../../tests/records.ts";
import { testClock } from "../../tests/registrations.ts";
import { save } from "../../tests/save.ts";
import { saveTranslation } from "../content/translations.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { createLog } from "../process/log.ts";
import { startNewsletterWork } from "./newsletter-work.ts";

const eventually = { timeout: 60_000, interval: 50 };
const article = { kind: "news", slug: "clinic" } as const;

type Received = { from: string; to: string; raw: string };

/** An SMTP server that keeps what it receives. `answer` may refuse a recipient. */
async function openServer(
  answer: (to: string) => { code: number; text: string } | undefined = () => undefined,
) {
  const mails: Received[] = [];
  const refusal = ({ code, text }: { code: number; text: string }) =>
    Object.assign(new Error(text), { responseCode: code });
  const options: SMTPServerOptions = {
    onRcptTo: ({ address }, _session, done) => {
      const refused = answer(address);
      done(refused && refusal(refused));
    },
    onData: async (stream, { envelope }, done) => {
      const raw = (await buffer(stream)).toString("latin1");
      const from = envelope.mailFrom ? envelope.mailFrom.address : "";
      mails.push({ from, to: envelope.rcptTo[0]?.address ?? "", raw });
      done();
    },
  };
  const url = await openMailServer(options);
  const to = () => mails.map((mail) => mail.to).toSorted();
  return { url, mails, to };
}

/** An SMTP server that receives the first mail and then ends the connection instead of answering. */
async function openBreakingServer(ids: string[]): Promise<string> {
  const server = createServer((socket) => {
    let received: string | undefined;
    socket.on("error", () => {}).write("220 mail.example ESMTP\r\n");
    socket.on("data", (chunk) => {
      const line = String(chunk);
      if (received === undefined) {
        if (/^DATA/i.test(line)) received = "";
        socket.write(received === undefined ? "250 OK\r\n" : "354 Go on\r\n");
        return;
      }
      received += line;
      if (!received.endsWith("\r\n.\r\n")) return;
      ids.push(/^Message-ID:\s+<(.*)>/m.exec(received)?.[1] ?? "");
      received = undefined;
      if (ids.length === 1) socket.destroy();
      else socket.write("250 OK\r\n");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function startSending(
  database: SiteDatabase,
  smtpUrl: string,
  { now, environment = {} }: { now?: () => Date; environment?: Record<string, string> } = {},
) {
  const opened = openNewsletter(database, {
    environment: { ...mailEnvironment(smtpUrl), ...environment },
    ...(now && { now }),
  });
  const sender = opened.newsletter.startSending();
  const work = startNewsletterWork({ database, log: createLog("silent"), ...(now && { now }) });
  onTestFinished(async () => {
    await Promise.all([work.stop(), sender.stop()]);
  });
  const wake = () => {
    work.wake();
    sender.wake();
  };
  return { ...opened, sender, work, wake };
}

const stateOf = async ({ newsletter }: ReturnType<typeof openNewsletter>) =>
  (await newsletter.staff.sendings())[0];

/** Wakes the work, which otherwise looks every few seconds. */
const finished = (opened: ReturnType<typeof startSending>) =>
  vi.waitFor(async () => {
    opened.wake();
    expect((await stateOf(opened))?.state).toBe("done");
  }, eventually);

async function publish(
  { db }: SiteDatabase,
  content = "We opened a [clinic](/about) in *Nairobi*.\n\n- One\n- Two",
) {
  await save(db, "news", news("clinic", { headline: "A clinic opens", content }));
  const written = {
    fields: { headline: "Une clinique ouvre", content: "Bienvenue." },
    created_at: "2026-11-15T08:00:00.000Z",
  };
  await saveTranslation(db, "news", "clinic", "fr", written);
}

forEachDatabaseInTurn((_engine, fresh) => {
  describe("a record that is sent by mail", () => {
    test("reaches each subscriber in their language, with headers on one line under the signature", async () => {
      const { database } = await fresh();
      const folder = mkdtempSync(join(tmpdir(), "dkim-"));
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
      const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
      const keyFile = join(folder, "key.pem");
      writeFileSync(keyFile, privateKey.export({ type: "pkcs8", format: "pem" }));
      const server = await openServer();
      const environment = {
        ...{
          DKIM_KEY: keyFile,
          IMAP_URL: "imap://a:b@127.0.0.1:1",
          SITE_URL: "https://a-rather-long-name.site.example",
        },
      };
      const opened = startSending(database, server.url, { environment });
      const { newsletter, subscribed, wake } = opened;
      await publish(database);
      const tokens: Record<string, string> = {};
      for (const language of ["en", "fr", "ar"] as const)
        tokens[language] = await subscribed(`${language}@example.org`, { language });
      await subscribed("other@example.org", { topics: ["events"] });
      await newsletter.signUp(signUpOf("unconfirmed@example.org"));
      await newsletter.own.pause(await subscribed("paused@example.org"));
      expect(await newsletter.staff.prepare(article)).toMatchObject({
        ...{ people: 3, missing: ["ar"], canSend: true, sendingId: undefined },
        languages: [
          { language: "en", people: 1, isTranslated: true, isCut: false },
          { language: "fr", people: 1, isTranslated: true },
          { language: "ar", people: 1, isTranslated: false },
        ],
      });
      const sent = await newsletter.staff.send(ada, article);
      expect(await newsletter.staff.send(ada, article)).toEqual({ ...sent, outcome: "already" });
      wake();
      await finished(opened);
      expect(server.to()).toEqual(["ar@example.org", "en@example.org", "fr@example.org"]);

      for (const { raw, to, from } of server.mails) {
        const [language = ""] = to.split("@");
        const head = raw.slice(0, raw.indexOf("\r\n\r\n"));
        expect(head).toContain(
          `\r\nList-Unsubscribe: <https://a-rather-long-name.site.example/subscription/${tokens[language]}/leave>\r\n`,
        );
        expect(head).toContain("\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
        expect(head).toContain("\r\nList-ID: <newsletter.a-rather-long-name.site.example>\r\n");
        expect(checkSignature(raw, publicKey)).toMatchObject({ domain: "site.example", isGood: true });
        const signed = /\sh=([\s\S]*?);/.exec(head)?.[1]?.replace(/\s/g, "").split(":") ?? [];
        for (const name of ["list-unsubscribe", "list-unsubscribe-post", "list-id", "from", "message-id"])
          expect(signed.map((each) => each.toLowerCase())).toContain(name);
        // Bounces of each mail go to its own address.
        const code = /^news\+([\da-z]{40})@site\.example$/.exec(from)?.[1];
        expect(head).toMatch(
          new RegExp(`\\r\\nMessage-ID:\\s+<newsletter-${code}@a-rather-long-name.site.example>\\r\\n`),
        );
        const mail = await PostalMime.parse(Buffer.from(raw, "latin1"));
        expect(mail.to?.[0]?.address).toBe(to);
        // Nothing is loaded, and every link is plain.
        expect(mail.html).not.toMatch(/<img|<link|<script|url\(|\ssrc=/i);
        expect(mail.text).toContain(`https://a-rather-long-name.site.example`);
        expect(mail.html).toContain(`/subscription/${tokens[language]}"`);
        for (const form of [mail.html, mail.text]) expect(Buffer.byteLength(form ?? "")).toBeLessThan(15_000);
      }
      const read = async (to: string) =>
        PostalMime.parse(Buffer.from(server.mails.find((mail) => mail.to === to)?.raw ?? "", "latin1"));
      const [english, french, arabic] = await Promise.all(
        ["en", "fr", "ar"].map((language) => read(`${language}@example.org`)),
      );
      expect(english?.subject).toBe("A clinic opens");
      expect(english?.text).toContain(
        "clinic <https://a-rather-long-name.site.example/about> in Nairobi.\n\n- One",
      );
      expect(french?.subject).toBe("Une clinique ouvre");
      expect(french?.html).toMatch(/<html lang="fr" dir="ltr">[\s\S]*Bienvenue\./);
      expect(arabic?.html).toMatch(/<html lang="ar" dir="rtl">/);
      expect(arabic?.html).toMatch(/<h1 lang="en" dir="ltr">A clinic opens<\/h1>/);
      expect(arabic?.text).toContain("لا توجد ترجمة بعد. هذا هو النص الأصلي، باللغة التالية: الإنجليزية.");
      expect(arabic?.html).toContain("https://a-rather-long-name.site.example/ar/about");
    });

    test("is sent once to each of 60 people by two processes", async () => {
      const { database } = await fresh();
      const server = await openServer();
      const first = startSending(database, server.url);
      const second = startSending(database, server.url);
      await publish(database);
      await addSubscribers(database, 60);
      await first.newsletter.staff.send(ada, article);
      first.wake();
      second.wake();
      await finished(first);
      expect(server.mails).toHaveLength(60);
      expect(new Set(server.to()).size).toBe(60);
      expect((await stateOf(first))?.numbers).toMatchObject({ total: 60, sent: 60, repeated: 0 });
    });

    test("is retried after a temporary refusal, ends for an unknown address, and spares a blocked one", async () => {
      const { database } = await fresh();
      const clock = testClock();
      let isBusy = true;
      let isRefused = false;
      const server = await openServer((to) => {
        if (to.startsWith("busy") && isBusy) {
          isRefused = true;
          return { code: 451, text: "4.2.0 Greylisted" };
        }
        if (to.startsWith("gone")) return { code: 550, text: "5.1.1 No such user" };
        return to.startsWith("blocked") ? { code: 554, text: "5.7.1 Blocked" } : undefined;
      });
      const opened = startSending(database, server.url, { now: clock.now });
      const { newsletter, subscribed, wake } = opened;
      await publish(database);
      for (const name of ["busy", "gone", "blocked", "fine"]) await subscribed(`${name}@example.org`);
      await newsletter.staff.send(ada, article);
      wake();
      const numbers = async () => (await stateOf(opened))?.numbers;
      await vi.waitFor(async () => {
        wake();
        // Otherwise it may not have been tried yet.
        expect(isRefused).toBe(true);
        expect(await numbers()).toMatchObject({ sent: 1, refused: 2, waiting: 1 });
      }, eventually);
      isBusy = false;
      clock.pass(1 / 30);
      wake();
      await finished(opened);
      expect(server.to()).toEqual(["busy@example.org", "fine@example.org"]);
      const { items } = await newsletter.staff.subscribers();
      expect(items.map(({ email }) => email).toSorted()).toEqual([
        ...["blocked@example.org", "busy@example.org", "fine@example.org"],
      ]);
      const kept = await database.db.selectFrom("newsletter_suppressed").select("reason").execute();
      expect(kept).toEqual([{ reason: "bounced" }]);
    });

    test("stops at once and continues where it stopped; people who leave meanwhile get nothing", async () => {
      const { database } = await fresh();
      const server = await openServer();
      const opened = startSending(database, server.url, { environment: { NEWSLETTER_PER_MINUTE: "60" } });
      const { newsletter, subscribed, wake } = opened;
      await publish(database);
      await addSubscribers(database, 40);
      const token = await subscribed("leaving@example.org");
      const sent = await newsletter.staff.send(ada, article);
      const id = "id" in sent ? sent.id : "";
      wake();
      await vi.waitFor(() => {
        wake();
        expect(server.mails.length).toBeGreaterThan(3);
      }, eventually);
      expect(await newsletter.staff.stop(ada, id)).toBe("done");
      await newsletter.own.leave(token);
      await vi.waitFor(async () => expect((await stateOf(opened))?.numbers.sending).toBe(0), eventually);
      const before = server.mails.length;
      expect((await stateOf(opened))?.state).toBe("stopped");
      expect(before).toBeLessThan(30);
      await opened.sender.stop();
      const faster = startSending(database, server.url);
      expect(server.mails).toHaveLength(before);
      expect(await newsletter.staff.resume(ada, id)).toBe("done");
      expect(await newsletter.staff.resume(ada, id)).toBe("notPossible");
      faster.wake();
      await finished(faster);
      expect(new Set(server.to()).size).toBe(server.mails.length);
      const { numbers } = (await stateOf(opened)) ?? {};
      expect((numbers?.sent ?? 0) + (numbers?.skipped ?? 0) + (numbers?.left ?? 0)).toBe(41);
      expect(server.mails.length).toBeGreaterThanOrEqual(40);
    });

    test("is sent again if the connection ends before the answer, and counted", async () => {
      const { database } = await fresh();
      const clock = testClock();
      const ids: string[] = [];
      const url = await openBreakingServer(ids);
      const opened = startSending(database, url, { now: clock.now });
      await publish(database);
      await opened.subscribed("a@example.org");
      await opened.newsletter.staff.send(ada, article);
      await vi.waitFor(async () => {
        opened.wake();
        expect((await stateOf(opened))?.numbers).toMatchObject({ waiting: 1, repeated: 1 });
      }, eventually);
      clock.pass(0.1);
      await finished(opened);
      expect(ids).toHaveLength(2);
      expect(new Set(ids).size).toBe(1);
    });

    test("waits while the mail server cannot be reached, and is not marked as sent", async () => {
      const { database } = await fresh();
      const opened = startSending(database, "smtp://127.0.0.1:1");
      await publish(database);
      await opened.subscribed("a@example.org");
      await opened.newsletter.staff.send(ada, article);
      opened.wake();
      await vi.waitFor(() => {
        opened.wake();
        expect(opened.logged.join()).toContain("could not be mailed");
      }, eventually);
      await vi.waitFor(
        async () => expect((await stateOf(opened))?.numbers).toMatchObject({ waiting: 1, sent: 0 }),
        eventually,
      );
    });
  });

  test("a sending that is hours late asks first", async () => {
    const { database } = await fresh();
    const clock = testClock();
    const server = await openServer();
    const planner = openNewsletter(database, { now: clock.now });
    await publish(database);
    await planner.subscribed("a@example.org");
    const at = new Date(clock.now().getTime() + 60 * 60_000);
    const sent = await planner.newsletter.staff.send(ada, article, { at });
    clock.pass(4);
    const opened = startSending(database, server.url, { now: clock.now });
    await vi.waitFor(
      async () => expect(await stateOf(opened)).toMatchObject({ state: "asking", asksBecause: "late" }),
      eventually,
    );
    expect(server.mails).toEqual([]);
    await opened.newsletter.staff.resume(ada, "id" in sent ? sent.id : "");
    opened.wake();
    await finished(opened);
    expect(server.to()).toEqual(["a@example.org"]);
  });

  test("a sending that servers refuse stops and asks, and ends no subscription", async () => {
    const { database } = await fresh();
    const server = await openServer(() => ({ code: 554, text: "5.7.1 Relay access denied" }));
    const opened = startSending(database, server.url);
    await publish(database);
    await addSubscribers(database, 300);
    await opened.newsletter.staff.send(ada, article);
    opened.wake();
    const asks = async () => {
      opened.wake();
      expect(await stateOf(opened)).toMatchObject({ state: "asking", asksBecause: "refused" });
    };
    await vi.waitFor(asks, eventually);
    expect((await opened.newsletter.staff.numbers()).active).toBe(300);
  });

  test("a test mail goes to one address, and says why it could not be sent", async () => {
    const { database } = await fresh();
    const server = await openServer((to) =>
      to.startsWith("no") ? { code: 550, text: "5.1.1 No" } : undefined,
    );
    const { newsletter } = openNewsletter(database, { environment: mailEnvironment(server.url) });
    await publish(database);
    const test = (email: string) => newsletter.staff.test(article, email, "fr");
    expect(await test("ada@example.org")).toEqual({ outcome: "sent" });
    expect(await test("no@example.org")).toEqual({
      outcome: "refused",
      problem: expect.stringContaining("550"),
    });
    expect(await test("ada")).toEqual({ outcome: "badAddress" });
    expect(await newsletter.staff.test({ ...article, slug: "unknown" }, "ada@example.org", "fr")).toEqual({
      outcome: "notPublic",
    });
    expect(server.to()).toEqual(["ada@example.org"]);
  });

  test("a text that is too heavy becomes its beginning and a link", async () => {
    const { database } = await fresh();
    await publish(database, "Many words here. ".repeat(2000));
    const { newsletter, subscribed } = openNewsletter(database);
    await subscribed("a@example.org");
    const mail = await newsletter.mail(article, "en");
    expect(mail?.text).toContain("This is the beginning. The rest is on our site:");
    expect(mail?.text).toContain("https://site.example/news/clinic");
    expect(await newsletter.staff.prepare(article)).toMatchObject({ languages: [{ isCut: true }] });
  });
});

forEachDatabase((_engine, fresh) => {
  test("imported people get one mail that asks them to confirm", async () => {
    const { database } = await fresh();
    const server = await openServer();
    const opened = startSending(database, server.url);
    const people = ["a", "b", "c"].map((name) => signUpOf(`${name}@example.org`, { language: "pt" }));
    const details = { source: "Lista em papel", agreedOn: "2026-10-01", declared: false };
    await opened.newsletter.staff.importPeople(ada, people, details);
    opened.wake();
    await finished(opened);
    expect(server.to()).toEqual(["a@example.org", "b@example.org", "c@example.org"]);
    const mail = await PostalMime.parse(Buffer.from(server.mails[0]?.raw ?? "", "latin1"));
    expect(mail.text).toContain("(Lista em papel, 2026-10-01)");
    expect(mail.text).toContain("https://site.example/pt/subscription/");
  });
});
