import fc from "fast-check";
import { expect, test } from "vitest";
import { forEachDatabaseInTurn } from "../../../tests/databases.ts";
import { mail, mailIdsOf, openMailIn, reply } from "../../../tests/mail-in.ts";
import { html, office, pdf, photo, svg } from "../../../tests/media-files.ts";
import { messageRow } from "../../../tests/message-row.ts";
import { queueMail } from "../../mail/outbox.ts";
import { markAnswered, markSpam, reopen } from "../change-state.ts";
import { readMailedFile, removeOrphanFiles } from "../mailed-files.ts";
import { floodLimits, mailLimits } from "./mail-limits.ts";

/** A mail with parts, as mail programs attach them. */
function mailWith(
  headers: Record<string, string>,
  parts: { name?: string; type: string; content: string | Buffer }[],
) {
  const body = parts.map(({ name, type, content }) => {
    const as = name === undefined ? "" : `Content-Disposition: attachment; filename="${name}"\r\n`;
    const encoded = Buffer.from(content).toString("base64").replace(/.{76}/g, "$&\r\n");
    return `--b\r\nContent-Type: ${type}\r\n${as}Content-Transfer-Encoding: base64\r\n\r\n${encoded}\r\n`;
  });
  return mail({ "Content-Type": "multipart/mixed; boundary=b", ...headers }, `${body.join("")}--b--`);
}

const bounceOf = (id: string, status = "5.1.1", action = "failed") =>
  mail(
    {
      ...{ From: "Mail Delivery System <MAILER-DAEMON@example.org>", "Return-Path": "<>" },
      "Message-ID": `<bounce-${Math.random()}@example.org>`,
      "Content-Type": 'multipart/report; report-type=delivery-status; boundary="b"',
    },
    `--b\r\n\r\nIt was not delivered.\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; example.org\r\n\r\nFinal-Recipient: rfc822; selam@example.org\r\nAction: ${action}\r\nStatus: ${status}\r\n--b\r\nContent-Type: text/rfc822-headers\r\n\r\nFrom: hello@site.example\r\nMessage-ID:\r\n <${id}>\r\nSubject: Re\r\n--b--`,
  );

forEachDatabaseInTurn((_, open) => {
  const opened = async () => {
    const { database } = await open();
    return { database, ...(await openMailIn(database)) };
  };

  test("an answer joins its conversation by its headers, whatever mail program wrote them", async () => {
    const { database, accept, answered, posts, conversations } = await opened();
    const { id, ...ids } = await answered();
    const acknowledgement = `<${ids.acknowledgement}>`;
    const programs = {
      gmail: { "In-Reply-To": `<${reply}>`, References: `${acknowledgement} <${reply}>` },
      outlook: { References: `${acknowledgement}\r\n <${reply}>`, "In-Reply-To": `\r\n <${reply}>` },
      apple: { "In-Reply-To": `<${reply}>` },
      thunderbird: { References: `<other@example.org>\r\n\t${acknowledgement}` },
      oneThatANoticeWasForwardedTo: { "In-Reply-To": `<${ids.notice}>` },
    };
    for (const [program, headers] of Object.entries(programs)) {
      const mail_id = `${program}@mail.example`;
      const raw = mail({ ...headers, "Message-ID": `<${mail_id}>` }, "May I?\r\n\r\n> In May.");
      expect(await accept(raw), program).toBe("joined");
      expect(await accept(raw), program).toBe("known");
      const post = (await posts()).find((one) => one.mail_id === mail_id);
      expect(post).toMatchObject({ kind: "in", author: "Selam", text: "May I?", quoted: "> In May." });
      const [conversation] = await conversations();
      expect(conversation).toMatchObject({ state: "waiting", answered_at: null });
      expect(conversation?.due_at).not.toBeNull();
      await markAnswered(database.db, id, new Date());
    }
    expect(await posts()).toHaveLength(Object.keys(programs).length);
  });

  test("an answer joins by the token in an address, however it is written, and never by its subject", async () => {
    const { accept, answered, posts, conversations } = await opened();
    const { token } = await answered();
    expect(
      await accept(mail({ To: `Us <hello+${token.toUpperCase()}@site.example>`, "Message-ID": "<1@x>" })),
    ).toBe("joined");
    expect(await accept(mail({ "Delivered-To": `hello+${token}@site.example`, "Message-ID": "<2@x>" }))).toBe(
      "joined",
    );
    const forged = token.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
    expect(await accept(mail({ To: `hello+${forged}@site.example`, "Message-ID": "<3@x>" }))).toBe("opened");
    expect(await accept(mail({ Subject: "Re: A question [7K3M-QX9D]", "Message-ID": "<4@x>" }))).toBe(
      "opened",
    );
    expect(await posts()).toHaveLength(2);
    expect(await conversations()).toHaveLength(3);
  });

  test("an answer does not join by a Message-ID derived from the reference, or by a stranger's", async () => {
    const { accept, answered, posts, conversations } = await opened();
    const { acknowledgement, notice } = await answered();
    const forged = [
      ...["acknowledgement-7K3M-QX9D@site.example", "enquiry-7K3M-QX9D@site.example"],
      ...["acknowledgement-7k3mqx9d@site.example", "reply-7K3M-QX9D@site.example"],
      acknowledgement.replace(/.@/, (end) => (end === "0@" ? "1@" : "0@")),
      // Each is signed for one purpose.
      ...[
        notice.replace("enquiry", "acknowledgement"),
        acknowledgement.replace("acknowledgement", "enquiry"),
      ],
      acknowledgement.replace("site.example", "other.example"),
    ];
    for (const [index, id] of forged.entries()) {
      const from = { From: `${index}@example.net`, "Message-ID": `<${index}@forged>` };
      expect(await accept(mail({ ...from, "In-Reply-To": `<${id}>`, References: `<${id}>` })), id).toBe(
        "opened",
      );
    }
    // A visitor's Message-IDs may be guessable: they count for that visitor only.
    await accept(mail({ From: "ben@example.net", "Message-ID": "<1@ben>" }));
    const answer = { "In-Reply-To": "<1@ben>" };
    expect(await accept(mail({ ...answer, From: "eve@example.net", "Message-ID": "<2@eve>" }))).toBe(
      "opened",
    );
    expect(await accept(mail({ ...answer, From: "BEN@example.net", "Message-ID": "<2@ben>" }))).toBe(
      "joined",
    );
    expect(await posts()).toHaveLength(1);
    expect(await conversations()).toHaveLength(forged.length + 3);
  });

  test("marks a mail that failed DMARC, in a conversation and as a first mail", async () => {
    const { accept, answered, posts, openedBy } = await opened();
    await answered();
    const failed = { "Authentication-Results": "mx.site.example; dmarc=fail header.from=example.org" };
    await accept(mail({ ...failed, "In-Reply-To": `<${reply}>`, "Message-ID": "<1@x>" }));
    await accept(mail({ "In-Reply-To": `<${reply}>`, "Message-ID": "<2@x>" }));
    expect((await posts()).map(({ mail_id, dmarc }) => [mail_id, dmarc]).sort()).toEqual([
      ["1@x", "fail"],
      ["2@x", null],
    ]);
    await accept(mail({ ...failed, "Message-ID": "<3@x>" }));
    expect(await openedBy("3@x")).toMatchObject({ dmarc: "fail", state: "waiting" });
  });

  test("turns a colleague's answer to a notice into a note, keeps the conversation waiting, and mails staff", async () => {
    const { database, accept, answered, conversations, posts, toVisitors } = await opened();
    const { id, notice } = await answered();
    await reopen(database.db, id, new Date());
    const notes = () =>
      database.db.selectFrom("enquiry_posts").selectAll().where("kind", "=", "note").orderBy("at").execute();
    const notices = () =>
      database.db
        .selectFrom("mails")
        .selectAll()
        .where("purpose", "=", "staff")
        .orderBy("created_at")
        .execute();
    const ways: Record<string, string>[] = [
      { From: "Abel <abel@example.net>", "In-Reply-To": `<${notice}>` },
      // From the site's own shared address, by the token in the notice's reply address.
      { From: "Us <hello@site.example>", To: `hello+${notice.slice("enquiry-".length)}` },
      // An answer to the notice of a later mail.
      { From: "abel@example.net", "In-Reply-To": "<mail-1234@site.example>", References: `<${notice}>` },
    ];
    for (const [index, headers] of ways.entries())
      expect(await accept(mail({ ...headers, "Message-ID": `<${index}@x>` }, "In *June*.")), `${index}`).toBe(
        "joined",
      );
    expect((await notes()).map(({ author }) => author).sort()).toEqual([
      "Abel, by mail from abel@example.net",
      "Us, by mail from hello@site.example",
      "abel, by mail from abel@example.net",
    ]);
    expect((await notes())[0]?.text).toMatch(
      /^\[This answer .* has not sent it to the visitor\.\]\n\nIn \*June\*\.$/,
    );
    expect(await notices()).toHaveLength(3);
    expect((await notices())[0]).toMatchObject({
      ...{ message_id: id, recipient: null, subject: `Not sent to the visitor: an answer to ${id}` },
      body: expect.stringContaining(`https://site.example/desk/enquiries/${id}`),
    });
    expect((await notices())[0]?.body).not.toMatch(/June|abel/i);
    expect(await conversations()).toMatchObject([{ state: "waiting" }]);
    expect([await posts(), await toVisitors()]).toEqual([[], []]);
    // The same mails from a program or from the site itself are not answers.
    expect(await accept(mail({ "Auto-Submitted": "auto-replied", "In-Reply-To": `<${notice}>` }))).toBe(
      "opened",
    );
    expect(await accept(mail({ "Message-ID": `<${notice}>`, References: `<${notice}>` }))).toBe("nothing");
    expect(await notes()).toHaveLength(3);
  });

  test("mails an unmarked robot at the staff address only once", async () => {
    const { database, accept, answered, openedBy } = await opened();
    const { notice } = await answered();
    const mails = () => database.db.selectFrom("mails").selectAll().execute();
    const robot = { From: "staff@example.net" };
    await accept(mail({ ...robot, "In-Reply-To": `<${notice}>`, "Message-ID": "<1@robot>" }));
    const [sent] = await mails();
    const answer = { ...robot, "In-Reply-To": `<mail-${sent?.id}@site.example>`, "Message-ID": "<2@robot>" };
    expect(await accept(mail(answer))).toBe("opened");
    expect(await openedBy("2@robot")).toMatchObject({
      ...{ state: "spam", spam: "it answers a mail that this site sent to its staff" },
    });
    expect(await mails()).toHaveLength(1);
  });

  test("accepts an answer from another address, marked as such, and keeps spam as spam", async () => {
    const { database, accept, answered, posts, conversations } = await opened();
    const { id } = await answered();
    await markSpam(database.db, id, "by hand", new Date());
    await accept(mail({ From: "Ben <ben@example.net>", "In-Reply-To": `<${reply}>` }));
    expect(await posts()).toMatchObject([{ author: "Ben, from another address: ben@example.net" }]);
    expect(await conversations()).toMatchObject([{ state: "spam" }]);
  });

  test("opens a conversation for other mail, and notifies staff but not the sender", async () => {
    const { database, accept, conversations, toVisitors } = await opened();
    const headers = {
      From: "=?utf-8?q?S=C3=A9lam_=E2=80=AEgpj?= <Selam@Example.org>",
      Subject: "Une\r\n question",
    };
    await accept(mail({ ...headers, "Message-ID": "<first@x>" }, "Bonjour\0"));
    const [message] = await conversations();
    expect(message).toMatchObject({
      ...{ name: "Sélam gpj", email: "Selam@Example.org", email_key: "selam@example.org" },
      ...{
        subject: "Une question",
        message: "Bonjour",
        mail_id: "first@x",
        state: "waiting",
        kind: "message",
      },
    });
    const mails = await database.db.selectFrom("mails").select(["purpose", "message_id"]).execute();
    expect(mails).toEqual([{ purpose: "notice", message_id: message?.id }]);
    expect(await toVisitors()).toEqual([]);
    // An answer to it joins it.
    expect(await accept(mail({ References: "<first@x>", "Message-ID": "<second@x>" }))).toBe("joined");
  });

  test("treats mail as spam if the mail server marks it, if it cannot be answered, or if it is one of a flood", async () => {
    const { database, accept, conversations } = await opened();
    await accept(mail({ "X-Spam-Flag": "YES", "Message-ID": "<s@x>" }));
    await accept(mail({ From: "nobody", "Message-ID": "<n@x>" }));
    for (let count = 0; count <= floodLimits.newPerSenderPerHour; count++)
      await accept(mail({ From: "many@example.net", "Message-ID": `<${count}@many>` }));
    const apart = (await conversations()).filter(({ state }) => state === "spam");
    expect(apart.map(({ spam, held }) => spam ?? held)).toEqual([
      "the mail server that received it takes it for spam",
      "its sender has no address that could be answered",
      "many mails from one address",
    ]);
    const notices = await database.db.selectFrom("mails").select("message_id").execute();
    expect(notices).toHaveLength(floodLimits.newPerSenderPerHour);
  });

  test("reopens a conversation when a reply bounces, but not when it is delayed", async () => {
    const { accept, answered, posts, conversations } = await opened();
    const { acknowledgement } = await answered();
    expect(await accept(bounceOf(reply, "4.4.1", "delayed"))).toBe("noted");
    expect(await conversations()).toMatchObject([{ state: "answered" }]);
    expect(await accept(bounceOf(acknowledgement))).toBe("noted");
    expect(await conversations()).toMatchObject([{ state: "answered" }]);
    expect(await accept(bounceOf(reply))).toBe("noted");
    expect(await conversations()).toMatchObject([{ state: "waiting" }]);
    expect((await posts()).map(({ kind, text }) => [kind, text])).toEqual([
      ["line", "Our reply is not delivered yet. The mail servers go on trying."],
      ["line", "The acknowledgement could not be delivered: there is no such address (5.1.1)."],
      ["line", "Our reply could not be delivered: there is no such address (5.1.1)."],
    ]);
    expect(await accept(bounceOf("reply-unknown@site.example"))).toBe("opened");
    const spam = (await conversations()).filter(({ state }) => state === "spam");
    expect(spam).toMatchObject([
      {
        ...{ state: "spam", due_at: null, message: "It was not delivered." },
        spam: "it is a mail server's report about a mail that belongs to no conversation",
      },
    ]);
    // Servers without delivery reports: qmail and old Exim.
    const plain = { From: "postmaster@example.org", "Message-ID": "<q@x>" };
    expect(await accept(mail(plain, `Hi. This is qmail.\r\n\r\nMessage-ID: <${reply}>`))).toBe("noted");
  });

  test("files a robot's first mail with the spam, reopens nothing for robots, and notes them a few times a day", async () => {
    const { database, accept, answered, posts, conversations, openedBy } = await opened();
    await answered();
    const robots = [
      ["Auto-Submitted", "auto-replied"],
      ["X-Autoreply", "yes"],
      ["Precedence", "bulk"],
      ["Return-Path", "<>"],
      ["List-Id", "<all.example.org>"],
      ["List-Unsubscribe", "<mailto:off@example.org>"],
      ["From", "No Reply <no-reply@example.org>"],
    ];
    for (const [index, [name = "", value = ""]] of robots.entries()) {
      const robot = { Subject: "Away", [name]: value, "Message-ID": `<${name}@x>` };
      expect(await accept(mail(robot)), name).toBe("opened");
      expect(await openedBy(`${name}@x`)).toMatchObject({
        ...{ state: "spam", spam: "a program seems to have written it", due_at: null, message: "Thank you." },
      });
      const answer = mail({ ...robot, "In-Reply-To": `<${reply}>`, "Message-ID": `<${name}@y>` });
      expect(await accept(answer), name).toBe(index < floodLimits.linesPerDay ? "noted" : "nothing");
    }
    for (const post of await posts())
      expect(post).toMatchObject({ kind: "line", text: "A program answered for them: “Away”." });
    expect(await posts()).toHaveLength(floodLimits.linesPerDay);
    expect((await conversations()).filter(({ state }) => state !== "spam")).toMatchObject([
      { state: "answered" },
    ]);
    expect(await database.db.selectFrom("mails").selectAll().execute()).toEqual([]);
    // A mail program's name does not make a robot.
    expect(await accept(mail({ "Auto-Submitted": "no", "In-Reply-To": `<${reply}>` }))).toBe("joined");
  });

  test("does not mistake headers of people's mail servers for a robot", async () => {
    const { accept, answered, openedBy } = await opened();
    await answered();
    const headers = [
      { "X-Auto-Response-Suppress": "DR, OOF, AutoReply" },
      { "Feedback-ID": "1.eu-west-1:x:AmazonSES" },
      { "X-Auto-Response-Suppress": "All", "Feedback-ID": "a:b:c:d" },
    ];
    for (const [index, each] of headers.entries()) {
      expect(await accept(mail({ ...each, "Message-ID": `<${index}@x>` }))).toBe("opened");
      expect(await openedBy(`${index}@x`)).toMatchObject({ state: "waiting" });
      const answer = { ...each, "In-Reply-To": `<${reply}>`, "Message-ID": `<${index}@y>` };
      expect(await accept(mail(answer))).toBe("joined");
    }
  });

  test("leaves mail from robots beyond the limits in the mailbox", async () => {
    const { accept, conversations } = await opened();
    const robot = { "Auto-Submitted": "auto-generated" };
    for (let count = 0; count < floodLimits.newPerSenderPerHour; count++)
      expect(await accept(mail({ ...robot, "Message-ID": `<${count}@x>` }))).toBe("opened");
    expect(await accept(mail({ ...robot, "Message-ID": "<last@x>" }))).toBe("too many");
    expect(await conversations()).toHaveLength(floodLimits.newPerSenderPerHour);
  });

  test("sends an unmarked robot that answers everything only one mail", async () => {
    const { database, accept, conversations, toVisitors, site } = await opened();
    const { db } = database;
    const id = "7K3M-QX9D";
    const { acknowledgement } = mailIdsOf(id, site.key);
    await db
      .insertInto("contact_messages")
      .values(messageRow({ id, email: "robot@example.net" }))
      .execute();
    await queueMail(db, { purpose: "acknowledgement", message_id: id }, new Date());
    let answered = 0;
    for (let sent = await toVisitors(); answered < sent.length && answered < 20; sent = await toVisitors()) {
      const headers = { From: "robot@example.net", "Message-ID": `<${answered}@robot>` };
      const thread = { "In-Reply-To": `<${acknowledgement}>` };
      await accept(mail({ ...headers, ...thread }, "Thank you for your mail. We shall answer it."));
      // And once more, outside the thread.
      await accept(mail({ ...headers, "Message-ID": `<again-${answered}@robot>` }, "We have your mail."));
      answered++;
    }
    expect(answered).toBe(1);
    expect(await conversations()).toHaveLength(2);
  });

  test("ignores mail from the site itself", async () => {
    const { accept, answered, posts, conversations } = await opened();
    await answered();
    const notice = { "Message-ID": "<enquiry-7K3M-QX9D@site.example>", From: "x@example.org" };
    expect(await accept(mail(notice))).toBe("nothing");
    expect(await accept(mail({ From: "Us <HELLO@site.example>", "In-Reply-To": `<${reply}>` }))).toBe(
      "nothing",
    );
    expect(await accept(mail({ "Message-ID": `<${reply}>` }))).toBe("known");
    expect(await posts()).toEqual([]);
    expect(await conversations()).toHaveLength(1);
  });

  test("two processes accept a mail once, with its files", async () => {
    const { database, accept, answered, posts, attached, store } = await opened();
    await answered();
    const raw = mailWith({ "In-Reply-To": `<${reply}>`, "Message-ID": "<once@x>" }, [
      { type: "text/plain", content: "See this." },
      { type: "application/pdf", name: "plan.pdf", content: pdf() },
    ]);
    const outcomes = await Promise.all([accept(raw), accept(raw), accept(raw)]);
    expect(outcomes.toSorted()).toEqual(["joined", "known", "known"]);
    expect(await posts()).toHaveLength(1);
    const [file] = await attached();
    const keys: string[] = [];
    for await (const { key } of store.list()) keys.push(key);
    expect(keys).toEqual([`enquiries/${file?.id}`]);
    expect(await database.db.selectFrom("incoming_files").selectAll().execute()).toEqual([]);
  });

  test("stores harmless files, judged by their content, and only the names of others", async () => {
    const { database, accept, answered, attached, store } = await opened();
    const { id } = await answered();
    const picture = await photo(20, 10).jpeg().toBuffer();
    await accept(
      mailWith({ "In-Reply-To": `<${reply}>` }, [
        { type: "text/plain", content: "All this." },
        { type: "application/pdf", name: "plan.pdf", content: pdf() },
        { type: "application/octet-stream", name: "../photo.exe", content: picture },
        { type: "image/png", name: "drawing.png", content: svg },
        { type: "application/pdf", name: "page.pdf", content: html },
        { type: "application/msword", name: "macros.docx", content: office.withMacros },
        { type: "message/rfc822", name: "mail.eml", content: "From: a@b.c\r\n\r\nHi" },
      ]),
    );
    const files = await attached();
    expect(files.map(({ name, type, dropped }) => [name, type, dropped])).toEqual([
      [
        "drawing.png",
        "",
        "This SVG drawing contains scripts, entities, pictures or links to other files, which are not accepted.",
      ],
      ["macros.docx", "", "This office file contains macros, which are programs."],
      ["mail.eml", "", "Files of this type are not accepted."],
      ["page.pdf", "", "This is a web page, whatever its name says."],
      ["photo.jpg", "image/jpeg", null],
      ["plan.pdf", "application/pdf", null],
    ]);
    const kept = files.find(({ name }) => name === "photo.jpg");
    const read = await readMailedFile(database, store, id, kept?.id ?? "");
    expect(Buffer.concat(await (read?.stream.toArray() ?? []))).toEqual(picture);
    expect(await readMailedFile(database, store, "0000-0000", kept?.id ?? "")).toBeUndefined();

    // Keeps files of mail that is being accepted; removes orphans and files of erased conversations.
    await store.put("enquiries/left-behind", Buffer.from("x"), "");
    await store.put("enquiries/under-way", Buffer.from("x"), "");
    await database.db
      .insertInto("incoming_files")
      .values({ id: "under-way", at: new Date().toISOString() })
      .execute();
    const stored = async () => {
      const keys: string[] = [];
      for await (const { key } of store.list("enquiries/")) keys.push(key);
      return keys.length;
    };
    await removeOrphanFiles(database, store);
    expect(await stored()).toBe(3);
    await database.db.deleteFrom("contact_messages").where("id", "=", id).execute();
    await removeOrphanFiles(database, store);
    expect(await stored()).toBe(1);
    await removeOrphanFiles(database, store, new Date(Date.now() + 2 * 60 * 60_000));
    expect(await stored()).toBe(0);
  });

  test("stores ten of many files", async () => {
    const { accept, answered, attached } = await opened();
    await answered();
    const many = Array.from({ length: 30 }, (_, index) => ({
      ...{ type: "application/pdf", name: `${index}.pdf`, content: pdf(`<< /Title (${index}) >>`) },
    }));
    await accept(mailWith({ "In-Reply-To": `<${reply}>` }, many));
    const files = await attached();
    expect(files.filter(({ dropped }) => dropped === null)).toHaveLength(mailLimits.files);
    expect(files).toHaveLength(2 * mailLimits.files);
  });

  test("accepts or refuses any mail, and never accepts one twice", async () => {
    const { accept, answered, posts, conversations } = await opened();
    await answered();
    const value = fc.oneof(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.constantFrom(
        "\r\nBcc: x@y.z",
        "=?utf-8?b?/w==?=",
        "<>",
        "\0",
        "=?x-none?q?=00=0d=0a?=",
        '"\\',
        "a@b, c@d;",
      ),
    );
    const name = fc.constantFrom(
      "From",
      "To",
      "Subject",
      "Message-ID",
      "References",
      "Content-Type",
      "Reply-To",
    );
    const raw = fc
      .tuple(fc.array(fc.tuple(name, value), { maxLength: 8 }), fc.string({ unit: "binary" }))
      .map(([headers, text]) => mail({ "In-Reply-To": `<${reply}>`, ...Object.fromEntries(headers) }, text));
    await fc.assert(
      fc.asyncProperty(raw, async (sent) => {
        const first = await accept(sent);
        expect(["opened", "joined", "noted", "nothing", "too many", "known"]).toContain(first);
        expect(await accept(sent)).toBe("known");
      }),
      { numRuns: 60 },
    );
    for (const { author, text } of await posts()) {
      expect(author).not.toMatch(/\p{Cc}/u);
      expect(text).not.toMatch(/[^\P{Cc}\n]/u);
    }
    for (const { name, email, subject } of await conversations())
      expect(name + email + subject).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
  });
});
