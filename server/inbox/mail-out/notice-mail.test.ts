import fc from "fast-check";
import { createTransport } from "nodemailer";
import PostalMime, { type Email } from "postal-mime";
import { describe, expect, test } from "vitest";
import { mails } from "../../../app/words/en/desk/mails.ts";
import { staffMailWords } from "../../../app/words/staff-mail-words.ts";
import { conversationToken } from "../conversation-token.ts";
import { clean, findProblems } from "../form/validate.ts";
import { composeNotice, type NoticeMessage } from "./notice-mail.ts";

const settings = {
  ...{ mailFrom: "Site <site@example.org>", staffEmail: "staff@example.org", siteUrl: "https://example.org" },
  ...{ imapUrl: undefined, replyTo: "answers+{token}@example.org", key: "a key", held: 0 },
  ...{ language: "en" as const, words: mails.notice },
};
const mail: NoticeMessage = {
  id: "7K3M-QX9D",
  name: "ሰላም ተስፋዬ",
  email: "selam@example.org",
  subject: "السلام عليكم 👋🏿",
  message: "ሰላም\n\n<script>alert(1)</script> & more",
  created_at: "2026-11-15T10:00:00.000Z",
  spam: null,
  language: "en",
  dmarc: null,
  request_id: null,
};

/** As sent, and as the staff's mail program reads it. */
async function read(changed: Partial<NoticeMessage>): Promise<{ raw: string; parsed: Email }> {
  const writer = createTransport({ streamTransport: true, buffer: true });
  const { message } = await writer.sendMail(composeNotice({ ...mail, ...changed }, settings));
  const raw = message as Buffer;
  return { raw: raw.toString(), parsed: await PostalMime.parse(raw) };
}

describe("the notice to staff", () => {
  test("shows sender and text in every script; a reply to it goes to the site, never to the visitor", async () => {
    const { parsed } = await read({});
    expect(parsed.subject).toBe("السلام عليكم 👋🏿 (7K3M-QX9D)");
    expect(parsed.from).toMatchObject({ name: "Site", address: "site@example.org" });
    expect(parsed.to).toMatchObject([{ address: "staff@example.org" }]);
    const token = conversationToken("notice", "7K3M-QX9D", "a key");
    expect(parsed.replyTo).toMatchObject([{ address: `answers+${token}@example.org` }]);
    expect(composeNotice(mail, { ...settings, replyTo: undefined }).replyTo).toBeUndefined();
    for (const body of [parsed.text, parsed.html])
      expect(body).toContain("To answer, open this message at the desk. A reply to this mail does not reach");
    expect(parsed.text).toContain("ሰላም\n\n<script>alert(1)</script> & more");
    expect(parsed.text).toContain("Received: 2026-11-15 10:00 UTC");
    expect(parsed.text).toContain("At the desk: https://example.org/desk/enquiries/7K3M-QX9D");
  });

  test("names the request, by which the operator finds it in the log", async () => {
    expect((await read({ request_id: "5nmq5cnkdwmh" })).parsed.text).toMatch(/: 5nmq5cnkdwmh$/m);
    expect((await read({})).parsed.text).not.toMatch(/request/i);
  });

  test("names the language of the page, unless it is English", async () => {
    expect((await read({})).parsed.text).not.toContain("Language");
    expect((await read({ language: "am" })).parsed.text).toContain("\nLanguage of the page: Amharic\n");
  });

  test("is in the language of staff, with the visitor's text unchanged", async () => {
    const { notice: words } = await staffMailWords("ar");
    const { text, html } = composeNotice({ ...mail, language: "fr" }, { ...settings, language: "ar", words });
    expect(text).toContain("\nالبريد الإلكتروني: selam@example.org\n");
    expect(text).toContain("\nلغة الصفحة: الفرنسية\n");
    expect(text).toContain("<script>alert(1)</script> & more");
    expect(html).toContain('<html lang="ar" dir="rtl">');
  });

  test("has the same Message-ID each time, from every process", async () => {
    expect((await read({})).parsed.messageId).toMatch(/^<enquiry-7k3mqx9d-[\da-f]{32}@example\.org>$/);
    expect((await read({})).raw).toBe((await read({})).raw);
  });

  test("shows typed text as text, never as markup", async () => {
    const { parsed } = await read({ name: '"><img src=x>' });
    expect(parsed.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt; &amp; more");
    expect(parsed.html).not.toMatch(/<script|<img/);
  });

  test("removes direction characters from name and subject, and overrides from the message", async () => {
    const turning = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069";
    const line = `a${turning}\u0000\u0085\u009bb`;
    const { parsed, raw } = await read({
      name: line,
      subject: line,
      message: `${line} א\u200f(ב)\u200e \u061cم\u200c\u200d\nend`,
    });
    expect(parsed.subject).toBe("a b (7K3M-QX9D)");
    for (const body of [parsed.text, parsed.html]) {
      expect(body).not.toMatch(/[\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\r\n]/u);
      expect(body).toContain("א\u200f(ב)\u200e \u061cم\u200c\u200d");
    }
    expect(parsed.text).toContain("From: a b\nE-mail: selam@example.org\n");
    expect(raw).not.toMatch(/[^\P{Cc}\r\n\t]/u);
  });

  test("says how many messages are held", async () => {
    expect((await read({})).parsed.text).not.toContain("Not mailed");
    const { text } = composeNotice(mail, { ...settings, held: 12 });
    expect(text).toContain("Not mailed: 12 held: see npm run enquiries -- list held");
  });

  test("warns that the sender is not confirmed if the mail failed DMARC", async () => {
    expect((await read({})).parsed.text).not.toContain("not confirmed");
    expect((await read({ dmarc: "fail" })).parsed.text).toContain(
      "Sender not confirmed: this mail failed DMARC",
    );
    const later = { id: "p", at: mail.created_at, text: "Again", dmarc: "fail" } as const;
    expect(composeNotice(mail, settings, later).text).toContain("Sender not confirmed");
  });

  test("is marked if the message looks like spam", async () => {
    const { parsed } = await read({ spam: "hidden field filled in" });
    expect(parsed.subject).toMatch(/^\[Spam\?\] /);
    expect(parsed.headers).toContainEqual(expect.objectContaining({ key: "x-spam-flag", value: "YES" }));
    expect(parsed.text).toContain("Looks like spam: hidden field filled in");
  });
});

test("nothing that passes validation can add a header, a recipient or a part", async () => {
  const headers = async (changed: Partial<NoticeMessage>) =>
    (await read(changed)).parsed.headers.map(({ key }) => key).sort();
  const usual = await headers({});
  const nasty = fc.oneof(
    fc.string({ unit: "binary", minLength: 1, maxLength: 120 }),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 100 }),
    fc.constantFrom(
      "x\r\nBcc: a@b.et",
      "\n\n--part",
      "=?utf-8?q?=0ABcc:_a@b.et?=",
      '"; <a@b.et>, "',
      "a, b <c@d.et>",
    ),
  );
  await fc.assert(
    fc.asyncProperty(nasty, nasty, nasty, async (name, subject, message) => {
      const fields = clean({ name, email: "selam@example.org", subject, message });
      if (Object.keys(findProblems(fields)).length > 0) return;
      const { parsed } = await read(fields);
      expect(parsed.headers.map(({ key }) => key).sort()).toEqual(usual);
      expect(parsed.to).toMatchObject([{ address: "staff@example.org" }]);
      expect(parsed.replyTo).toMatchObject([{ address: expect.stringMatching(/^answers\+[\w-]+@example/) }]);
      expect([parsed.cc, parsed.bcc, parsed.attachments]).toEqual([undefined, undefined, []]);
    }),
    { numRuns: 300 },
  );
});
