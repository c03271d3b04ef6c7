/** The link with which the sender of a message views, corrects, downloads and erases the stored data. */
import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { conversationKey, conversationToken } from "../../server/inbox/conversation-token.ts";
import { queueMail } from "../../server/mail/outbox.ts";
import { openFolderStore } from "../../server/media/folder-store.ts";
import { forEachDatabaseInTurn } from "../databases.ts";
import { openMailServer } from "../mail-server.ts";
import { messageRow } from "../message-row.ts";
import { startSite } from "../site.ts";

forEachDatabaseInTurn((engine, fresh) => {
  const stops: (() => unknown)[] = [];
  afterAll(async () => {
    for (const stop of stops) await stop();
  });

  /** One site is shared by all tests of an engine. */
  const open = async () => {
    const { database, url: databaseUrl } = await fresh();
    const mediaFolder = mkdtempSync(join(tmpdir(), "my-data-"));
    const site = await startSite({
      ...{ DATABASE_URL: databaseUrl, MEDIA_FOLDER: mediaFolder, SAMPLE_CONTENT: "off" },
      ...{ ENQUIRIES_PER_ADDRESS: "1000", TRUST_PROXY: "on" },
    });
    stops.push(
      () => site.stop(),
      () => rmSync(mediaFolder, { recursive: true, force: true }),
    );
    const store = openFolderStore(mediaFolder);
    return { site, database, databaseUrl, store, key: await conversationKey(database.db) };
  };
  let opened: ReturnType<typeof open> | undefined;
  const site = () => (opened ??= open());

  /** A conversation with every kind of part, each with a text that names the conversation. */
  async function addConversation(id: string, word = id) {
    const { database, store, key } = await site();
    const { db } = database;
    const row = {
      id,
      name: `Name ${word}`,
      email: `${word.toLowerCase()}@example.org`,
      message: `<b>${word}</b>`,
    };
    await db
      .insertInto("contact_messages")
      .values(messageRow({ ...row, subject: `Subject ${word}` }))
      .execute();
    const posts = {
      in: `Again ${word}`,
      out: `We *answer* ${word}`,
      note: `Noted ${word}`,
      line: `Line ${word}`,
    };
    const ids: Record<string, string> = {};
    for (const [kind, text] of Object.entries(posts) as [keyof typeof posts, string][]) {
      const post = { id: randomUUID(), message_id: id, kind, author: "Ada", text, quoted: null };
      ids[kind] = post.id;
      await db
        .insertInto("enquiry_posts")
        .values({ ...post, at: new Date(Date.now() + Object.keys(ids).length).toISOString() })
        .execute();
    }
    const fileId = randomUUID();
    const file = { name: `${word}.pdf`, type: "application/pdf", bytes: 9 };
    await db
      .insertInto("enquiry_files")
      .values({ ...file, id: fileId, message_id: id, post_id: ids.in ?? null })
      .execute();
    await store.put(`enquiries/${fileId}`, Buffer.from(`File ${word}`), "application/pdf");
    const mail = { message_id: id, post_id: ids.out ?? null, recipient: row.email };
    await queueMail(db, { ...mail, purpose: "reply" }, new Date());
    await queueMail(db, { ...mail, purpose: "acknowledgement" }, new Date());
    return { address: `/my-data/${conversationToken("my data", id, key)}`, email: row.email, fileId };
  }

  const get = async (path: string) => fetch((await site()).site.url + path, { redirect: "manual" });
  const post = async (path: string, fields: Record<string, string> = {}, from = "192.0.2.1") => {
    const { url } = (await site()).site;
    const body = new URLSearchParams(fields);
    const headers = { origin: url, "x-forwarded-for": from };
    return fetch(url + path, { method: "POST", body, headers, redirect: "manual" });
  };
  const textOf = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");

  describe("stored data", () => {
    test("is shown to the holder of the link, and is neither cached nor indexed", async () => {
      const { address } = await addConversation("SH0W-0000");
      const answer = await get(address);
      const html = await textOf(answer);
      expect(answer.status).toBe(200);
      for (const text of [
        "SH0W-0000",
        "Subject SH0W-0000",
        "&lt;b&gt;SH0W-0000&lt;/b&gt;",
        "Again SH0W-0000",
      ])
        expect(html).toContain(text);
      expect(html).toContain("We <em>answer</em> SH0W-0000");
      expect(html).toContain("SH0W-0000.pdf");
      expect(html).toContain("Our staff wrote one note for each other");
      expect(html).not.toMatch(/Noted|Line SH0W/);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain('rel="canonical"');
      const headersOf = (path: string) => get(path).then(({ headers }) => Object.fromEntries(headers));
      for (const path of [
        address,
        `${address}/erase`,
        `${address}/message.json`,
        `${address}/erased`,
        "/my-data/x",
      ])
        expect(await headersOf(path), path).toMatchObject({
          "cache-control": "private, no-store",
          "x-robots-tag": "noindex, nofollow",
          "referrer-policy": "strict-origin",
        });
    });

    test("can be downloaded as a file", async () => {
      const { address, email } = await addConversation("TAKE-0000");
      const answer = await get(`${address}/message.json`);
      expect(answer.headers.get("content-disposition")).toBe('attachment; filename="message-TAKE-0000.json"');
      expect(await answer.json()).toMatchObject({
        ...{ reference: "TAKE-0000", email, message: "<b>TAKE-0000</b>", state: "waiting", notes: 1 },
        posts: [
          { from: "you", text: "Again TAKE-0000", files: [{ name: "TAKE-0000.pdf", kept: true }] },
          { from: "us", text: "We *answer* TAKE-0000" },
        ],
      });
    });

    test("is not shown for any other link", async () => {
      const { address } = await addConversation("WR0N-G000");
      const { key } = await site();
      const other = conversationToken("my data", "TAKE-0000", key).split("-")[1];
      const wrong = [
        `/my-data/${conversationToken("reply", "WR0N-G000", key)}`,
        address.replace(/-[\da-f]{32}$/, `-${other}`),
        address.slice(0, -1),
        "/my-data/WR0N-G000",
        "/my-data/%C3%A9",
      ];
      for (const path of wrong) {
        for (const part of ["", "/erase", "/message.json"]) {
          const answer = await get(path + part);
          expect([path + part, answer.status]).toEqual([path + part, 404]);
          expect(await textOf(answer)).not.toMatch(/Name WR0N|Again WR0N|wr0n-g000@/);
        }
        expect((await post(path, { email: "mallory@example.org" })).status).toBe(404);
        expect((await post(`${path}/erase`)).status).toBe(404);
      }
      expect(await textOf(await get(wrong[0] ?? ""))).toContain(
        "write to us from the e-mail address that you gave",
      );
      expect((await get(address)).status).toBe(200);
      expect(await textOf(await get(address))).toContain("wr0n-g000@example.org");
    });

    test("never appears in the log by its address", async () => {
      const { address } = await addConversation("LINE-0000");
      const { site: running } = await site();
      for (const path of [address, address.toUpperCase(), address.replace("my-data", "%6dy-data")])
        await get(path);
      await get("/the-last-line");
      await expect.poll(running.output).toContain("/the-last-line");
      expect(running.output()).toContain('"/my-data/…"');
      expect(running.output().toLowerCase()).not.toContain(address.slice(9, 30));
    });
  });

  describe("the e-mail address", () => {
    const mailsOf = async (id: string) =>
      (await site()).database.db
        .selectFrom("mails")
        .select(["purpose", "recipient"])
        .where("message_id", "=", id)
        .execute();

    test("can be corrected: pending mail goes to the new address and none to the old", async () => {
      const { address } = await addConversation("EMA1-0000");
      const answer = await post(address, { email: " new@EXAMPLE.org " });
      expect([answer.status, answer.headers.get("location")]).toEqual([
        303,
        `${address}?corrected#email-address`,
      ]);
      expect(await textOf(await get(`${address}?corrected`))).toContain(
        "The address is corrected. From now on we will reply to new@example.org.",
      );
      expect(await mailsOf("EMA1-0000")).toEqual([{ purpose: "reply", recipient: "new@example.org" }]);
      const { db } = (await site()).database;
      const row = await db.selectFrom("contact_messages").selectAll().where("id", "=", "EMA1-0000").execute();
      expect(row).toMatchObject([
        { email: "new@example.org", email_key: "new@example.org", state: "waiting" },
      ]);
      const lines = await db
        .selectFrom("enquiry_posts")
        .select("text")
        .where("message_id", "=", "EMA1-0000")
        .where("author", "=", "The sender")
        .execute();
      expect(lines).toEqual([{ text: "The sender corrected the e-mail address." }]);
    });

    test("is validated as in the contact form, with a question about a likely typo", async () => {
      const { address, email } = await addConversation("EMA2-0000");
      for (const [typed, sentence] of [
        ["", "Enter your e-mail address."],
        ["two@at@example.org", "with only one @ in it"],
        [`${"a".repeat(260)}@example.org`, "is too long"],
        ["evil@example.org\r\nBcc: all@example.org", "Take the spaces out"],
      ] as const) {
        const answer = await post(address, { email: typed });
        expect([typed, answer.status, answer.headers.get("cache-control")]).toEqual([
          typed,
          422,
          "private, no-store",
        ]);
        expect(await textOf(answer)).toContain(sentence);
      }
      expect(await textOf(await post(address, { email: "ade@gmial.con" }))).toContain(
        "Did you mean ade@gmail.com?",
      );
      expect((await mailsOf("EMA2-0000")).map(({ recipient }) => recipient)).toEqual([email, email]);
      expect((await post(address, { email: "ade@gmial.con", keptEmail: "ade@gmial.con" })).status).toBe(303);
      expect((await post(address, { email: "ade@gmial.con", likelyEmail: "ade@gmail.com" })).status).toBe(
        303,
      );
      expect((await mailsOf("EMA2-0000")).map(({ recipient }) => recipient)).toEqual(["ade@gmail.com"]);
    });

    test("can be corrected only 10 times", async () => {
      const { address } = await addConversation("EMA3-0000");
      for (let count = 0; count < 10; count++)
        expect((await post(address, { email: `${count}@example.org` })).status).toBe(303);
      expect((await post(address, { email: "another@example.org" })).status).toBe(429);
    });
  });

  describe("erasing", () => {
    test("asks once, erases everything that belongs to the message, and confirms it", async () => {
      const { database, store, databaseUrl } = await site();
      const { db } = database;
      const word = "Confidential7";
      const { address, fileId } = await addConversation("ERAS-E000", word);
      await db
        .insertInto("enquiry_networks")
        .values({ message_id: "ERAS-E000", network: `network-${word}`, created_at: new Date().toISOString() })
        .execute();
      const { address: other } = await addConversation("STAY-0000");
      expect(await textOf(await get(`${address}/erase`))).toContain("Erase for good");
      expect((await get(address)).status).toBe(200);

      const answer = await post(`${address}/erase`);
      expect([answer.status, answer.headers.get("location")]).toEqual([303, `${address}/erased`]);
      expect(await textOf(await get(`${address}/erased`))).toContain("Your message is erased");
      expect((await get(address)).status).toBe(404);
      expect((await post(`${address}/erase`)).status).toBe(404);
      expect((await get(other)).status).toBe(200);

      expect(await store.read(`enquiries/${fileId}`)).toBeUndefined();
      for (const table of ["enquiry_posts", "enquiry_files", "mails", "enquiry_networks"] as const) {
        const ids = await db.selectFrom(table).select("message_id").distinct().execute();
        expect(
          ids.map(({ message_id }) => message_id),
          table,
        ).not.toContain("ERAS-E000");
      }
      const logged = await db.selectFrom("staff_log").select(["staff_name", "act", "subject"]).execute();
      expect(logged).toEqual([{ staff_name: "The sender", act: "erased", subject: "1 conversation" }]);
      if (engine === "sqlite") {
        const folder = dirname(databaseUrl.slice("file:".length));
        const files = readdirSync(folder).filter((name) => name.startsWith("site.db"));
        const bytes = files.map((name) => readFileSync(join(folder, name), "latin1").toLowerCase()).join("");
        expect(files).toContain("site.db-wal");
        expect(bytes).toContain("again stay-0000");
        expect(bytes).not.toContain(word.toLowerCase());
      }
    });

    test("leaves nothing behind while a mail about the message is being sent, and that mail is not sent again", async () => {
      const { database, url } = await fresh();
      const taken = Promise.withResolvers<() => void>();
      let mails = 0;
      const smtp = await openMailServer({
        onData: (stream, _session, done) => {
          mails++;
          stream.resume().on("end", () => taken.resolve(() => done()));
        },
      });
      const mailing = { SMTP_URL: smtp, MAIL_FROM: "site@example.org", STAFF_EMAIL: "staff@example.org" };
      const running = await startSite({ ...mailing, DATABASE_URL: url, SAMPLE_CONTENT: "off" });
      onTestFinished(async () => void (await running.stop()));
      const words = { name: "Selam", email: "selam@example.org", subject: "S", message: "Never mind" };
      const sent = await fetch(`${running.url}/contact`, {
        ...{ method: "POST", headers: { accept: "application/json" }, body: new URLSearchParams(words) },
      });
      const { kept } = await sent.json();
      const accept = await taken.promise;
      const erased = await fetch(`${running.url + kept.to}/erase`, { method: "POST" });
      expect(await textOf(erased)).toContain("Your message is erased");
      accept();
      await expect.poll(running.output).toMatch(/mailed"/);
      for (const table of ["contact_messages", "mails", "enquiry_posts"] as const)
        expect(await database.db.selectFrom(table).select("id").execute(), table).toEqual([]);
      expect([mails, running.output()]).toEqual([1, expect.not.stringContaining('"level":"error"')]);
    });

    test("limits how many of today's messages one network can erase, but not older ones or other networks", async () => {
      const { database, key } = await site();
      const from = "2001:db8::1";
      for (let count = 10; count < 30; count++) {
        const id = `T0DA-${count}00`;
        await database.db.insertInto("contact_messages").values(messageRow({ id })).execute();
        const address = `/my-data/${conversationToken("my data", id, key)}/erase`;
        expect((await post(address, {}, from)).status).toBe(303);
      }
      const { address } = await addConversation("T0DA-Y000");
      const refused = await post(`${address}/erase`, {}, "2001:db8::2");
      expect(refused.status).toBe(429);
      expect(await textOf(refused)).toContain("You can erase yours from tomorrow");
      const { address: others } = await addConversation("T0DA-Z000");
      expect((await post(`${others}/erase`, {}, "198.51.100.7")).status).toBe(303);
      const noted = await database.db.selectFrom("daily_acts").selectAll().execute();
      expect(JSON.stringify(noted)).not.toMatch(/2001:db8|198\.51/);
      const yesterday = new Date(Date.now() - 25 * 60 * 60_000).toISOString();
      await database.db
        .updateTable("contact_messages")
        .set({ created_at: yesterday })
        .where("id", "=", "T0DA-Y000")
        .execute();
      expect((await post(`${address}/erase`, {}, from)).status).toBe(303);
    });
  });

  test("links to the stored data in the thanks for a message, with and without JavaScript", async () => {
    const words = { name: "Selam", email: "selam@example.org", subject: "S", message: "A link, please" };
    const { url } = (await site()).site;
    const send = (headers: Record<string, string>, formId = {}) =>
      fetch(`${url}/contact`, {
        ...{ method: "POST", headers, redirect: "manual" },
        body: new URLSearchParams({ ...words, ...formId }),
      });
    const scripted = await send({ accept: "application/json" }, { formId: "a".repeat(32) });
    const { kept, reference } = await scripted.json();
    const thanks = await get((await send({})).headers.get("location") ?? "");
    const [link = ""] = /\/my-data\/[\da-z]{8}-[\da-f]{32}/.exec(await textOf(thanks)) ?? [];
    expect(thanks.headers.get("cache-control")).toBe("private, no-store");
    expect([kept.label, link]).toEqual(["See, correct or erase your message", kept.to]);
    expect(await textOf(await get(link))).toContain(reference);
  });
});
