import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { subjects } from "../../app/words/en/subjects.ts";
import { type RunningSite, startSite } from "../site.ts";

let site: RunningSite;
let behindProxy: RunningSite;
let flooded: RunningSite;
const folder = mkdtempSync(join(tmpdir(), "enquiry-"));
const file = join(folder, "site.db");
beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: "silent" });
  behindProxy = await startSite({
    DATABASE_URL: `file:${file}`,
    LOG_LEVEL: "silent",
    TRUST_PROXY: "on",
    ENQUIRIES_PER_ADDRESS: "1",
    ENQUIRIES_PER_MINUTE: "1000",
  });
  flooded = await startSite({ LOG_LEVEL: "silent", TRUST_PROXY: "on" });
});
afterAll(async () => {
  await Promise.all([site.stop(), behindProxy.stop(), flooded.stop()]);
  rmSync(folder, { recursive: true });
});

let count = 0;
function post(to: RunningSite, headers: Record<string, string> = {}, fields: Record<string, string> = {}) {
  const words = { name: "Selam", email: "selam@example.org", subject: "S", message: `Message ${count++}` };
  const body = new URLSearchParams({ ...words, ...fields });
  return fetch(`${to.url}/contact`, { method: "POST", body, headers, redirect: "manual" });
}

test.each(["/", "/contact", "/support"])(
  "the form on %s has four required fields, and says how long a message is stored",
  async (path) => {
    const html = (await (await fetch(site.url + path)).text()).replaceAll("<!-- -->", "");
    const required = [...html.matchAll(/<(?:input|textarea) [^>]*>/g)]
      .filter(([field]) => field.includes(" required"))
      .map(([field]) => / name="([^"]+)"/.exec(field)?.[1]);
    expect(required).toEqual(["name", "email", "subject", "message"]);
    expect(html).toMatch(
      /What happens to your message.*for 24 months after the last message from either side; then they are deleted.*Privacy Policy/s,
    );
    expect(html).toMatch(/within 24 hours/i);
  },
);

const error = "Sorry, there was an error sending your message. Please try again.";

test.each([
  ["/", "Something went wrong. Please try again."],
  ["/contact", error],
  ["/support", error],
])("the form on %s reports invalid input, failures and success without JavaScript", async (path, failure) => {
  const subject = `Posted to ${path}`;
  const send = (fields: Record<string, string>) => {
    const words = { name: "Selam", email: "selam@example.org", subject, message: "ሰላም 👋🏿", ...fields };
    // This site accepts one message per address.
    const headers = { "x-forwarded-for": `198.51.100.${count++}` };
    const body = new URLSearchParams(words);
    return fetch(behindProxy.url + path, { method: "POST", body, headers });
  };
  const wrong = await (await send({ email: "nobody" })).text();
  expect(wrong).toContain("Enter an e-mail address such as name@example.org.");

  const database = new Sqlite(file);
  const stored = database.prepare("select subject from contact_messages where subject = ?");
  database.exec(
    "create trigger refuse before insert on contact_messages begin select raise(abort, 'disk full'); end",
  );
  const failed = await (await send({})).text();
  database.exec("drop trigger refuse");
  expect(failed).toContain(failure);
  for (const page of [wrong, failed]) {
    expect(page).toContain(`value="${subject}"`);
    expect(page).toContain("ሰላም 👋🏿</textarea>");
  }
  expect(stored.all(subject)).toHaveLength(0);

  const sent = await send({});
  expect(new URL(sent.url).pathname).toBe(path);
  expect(await sent.text()).toContain("Thank you for your message!");
  expect(stored.all(subject)).toHaveLength(1);
  database.close();
});

describe("a posted enquiry", () => {
  test("redirects to its own thank-you page, which is not cached", async () => {
    const answer = await post(site);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toMatch(/^\/contact\?sent=[\w.-]{60,70}#enquiry-result$/);
    const thanks = await fetch(new URL(answer.headers.get("location") ?? "", site.url));
    expect(thanks.headers.get("cache-control")).toBe("private, no-store");
    const page = await thanks.text();
    expect(page).toContain("Thank you for your message! We&#x27;ll get back to you soon.");
    expect(page).toContain("We will reply to selam@example.org.");
  });

  test("leaves no trace on the page that other visitors see", async () => {
    expect(await (await fetch(`${site.url}/contact`)).text()).not.toContain("Thank you");
  });

  test.each(["/", "/contact", "/support"])(
    "is not acknowledged on %s for a forged token: the plain form is shown",
    async (path) => {
      for (const token of ["ABCD-EFGH", "%3Cscript%3E", `7K3M-QX9D.mi0abcde.${"A".repeat(43)}`]) {
        const forged = await fetch(`${site.url}${path}?sent=${token}`);
        expect(forged.status).toBe(200);
        expect(await forged.text()).not.toMatch(/Thank you for your message|id="enquiry-result"/);
      }
    },
  );

  test("can be corrected from the thank-you page: the form is prefilled and names the message it corrects", async () => {
    const message = "Line one\n\nLine <three>";
    const answer = await post(
      behindProxy,
      { "x-forwarded-for": "203.0.113.50" },
      { subject: "A visit", message },
    );
    const thanks = await fetch(new URL(answer.headers.get("location") ?? "", behindProxy.url));
    const [, link = "", reference = ""] =
      /<a href="(\/contact\?correct=([\dA-Z-]{9})[^#"]*)#enquiry-email">Correct this address<\/a>/.exec(
        await thanks.text(),
      ) ?? [];
    const form = await fetch(behindProxy.url + link);
    expect(form.headers.get("cache-control")).toBe("private, no-store");
    const page = await form.text();
    expect(page).toMatch(/<input[^>]* name="name"[^>]* value="Selam"/);
    expect(page).toMatch(/<input[^>]* name="email"[^>]* value="selam@example.org"/);
    expect(page).toMatch(
      new RegExp(`<input[^>]* name="subject"[^>]* value="Correction of ${reference}: A visit"`),
    );
    expect(page).toContain("Line one\n\nLine &lt;three&gt;</textarea>");
    expect(page).not.toContain("Thank you");
  });

  test("with a likely typo shows the form again, with a question and a button for each answer", async () => {
    const answer = await post(site, {}, { email: "ade@gmial.con" });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain("Did you mean ade@gmail.com?");
    expect(page).toMatch(/<button [^>]*value="ade@gmail.com" [^>]*name="likelyEmail">Yes, send it with/);
    expect(page).toMatch(
      /<button [^>]*value="ade@gmial.con" [^>]*name="keptEmail">No, ade@gmial.con is right/,
    );
    expect(page).toMatch(/<input[^>]* name="email"[^>]* value="ade@gmial.con"/);
  });

  test.each([
    ["ade@gmail", "after the @ comes a name with a dot"],
    ["ade@gmail.", "Take away the dot at the end"],
    ["ade @gmail.com", "Take the spaces out"],
    ["ade@@gmail.com", "only one @"],
    ["ade@gmail..com", "a dot too many"],
  ])("from %s is refused with the reason", async (email, reason) => {
    const answer = await post(site, {}, { email });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(reason);
  });

  test("shows the form again with the typed text escaped and the problem named", async () => {
    const answer = await post(site, {}, { email: "nobody", message: "</textarea><script>alert(1)</script>" });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain("Enter an e-mail address such as name@example.org.");
    expect(page).toContain("&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;</textarea>");
    expect(page).not.toContain("<script>alert(1)");
  });

  test("is refused with an explanation above 64 KB, with or without a Content-Length", async () => {
    const long = await post(site, {}, { message: "a".repeat(70_000) });
    expect(long.status).toBe(413);
    expect(await long.text()).toContain("too large to be sent");
    const unannounced = await fetch(`${site.url}/contact`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new Blob(["message=", "a".repeat(70_000)]).stream(),
      duplex: "half",
    } as RequestInit);
    expect(unannounced.status).toBe(413);
  });

  test.each([
    { origin: "https://other.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ])("from a page of another site is refused with an explanation: %o", async (headers) => {
    const answer = await post(site, headers as Record<string, string>);
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain("from a page of another site");
  });
});

describe("a link to the prefilled form", () => {
  const form = async (address: string) => {
    const page = await (await fetch(site.url + address)).text();
    const [, subject = ""] = /<input[^>]* name="subject"[^>]* value="([^"]*)"/.exec(page) ?? [];
    const [, message = ""] = /<textarea[^>]* name="message"[^>]*>([^<]*)/.exec(page) ?? [];
    const [, action = ""] = / action="([^"]*#enquiry-result)"/.exec(page) ?? [];
    return { subject, message, action };
  };
  const plain = { subject: "", message: "", action: "/contact#enquiry-result" };

  test.each(Object.keys(subjects.openings))(
    "about %s fills in the subject and the first line",
    async (about) => {
      const { subject, message, action } = await form(`/contact?about=${about}`);
      expect({ subject, message }).toEqual({
        subject: subjects.openings[about as keyof typeof subjects.openings].subject,
        message: `${subjects.openings[about as keyof typeof subjects.openings].line}\n\n`,
      });
      expect(action).toBe(`/contact?about=${about}#enquiry-result`);
    },
  );

  test("about an upcoming event fills in its name and date", async () => {
    const { subject, message } = await form("/contact?event=signing-day-nairobi");
    const name = "Signing day: build a pipeline that proves what it ships";
    expect(subject).toBe(`Registration: ${name}`);
    expect(message).toMatch(
      new RegExp(`^I would like to register for “${name}” on \\w+day \\d+ \\w+ 20\\d\\d\\.\n\n$`),
    );
  });

  test.each([
    "/contact?about=toString",
    "/contact?about=Buy+my+things",
    "/contact?about=",
    "/contact?event=no-such-event",
    "/contact?event=red-team-clinic-kigali",
    "/contact?correct=ABCD-EFGH",
    "/contact?subject=Buy&message=my+things",
  ])("with an unknown topic or a past event shows the plain form: %s", async (address) => {
    expect(await form(address)).toEqual(plain);
  });
});

describe("the limit per address", () => {
  test("cannot be evaded with a forged header, and says when to try again", async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 7; index++) {
      const answer = await post(site, { "x-forwarded-for": `203.0.113.${index}` });
      statuses.push(answer.status);
      if (answer.status !== 429) continue;
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(500);
      expect(await answer.text()).toMatch(/Please try again in (?:9|10) minutes\./);
    }
    // A test above has already sent one message.
    expect(statuses).toEqual([303, 303, 303, 303, 429, 429, 429]);
  });

  test("counts the address that a trusted proxy saw", async () => {
    const status = async (forwarded: string) =>
      (await post(behindProxy, { "x-forwarded-for": forwarded })).status;
    expect(await status("203.0.113.1")).toBe(303);
    expect(await status("203.0.113.1")).toBe(429);
    expect(await status("198.51.100.7, 203.0.113.1")).toBe(429);
    expect(await status("203.0.113.1:4711")).toBe(429);
    expect(await status("203.0.113.2:4711")).toBe(303);
    expect(await status("203.0.113.2:4712")).toBe(429);
    expect(await status("[2001:db8::1]:4711")).toBe(303);
    expect(await status("2001:db8::1")).toBe(429);
  });

  test("accepts a post through a TLS-terminating proxy only if its origin is the public https address", async () => {
    const headers = {
      "x-forwarded-proto": "https",
      "x-forwarded-host": "example.org",
      "x-forwarded-for": "203.0.113.9",
    };
    expect((await post(behindProxy, { ...headers, origin: "https://example.org" })).status).toBe(303);
    expect((await post(behindProxy, { ...headers, origin: "http://example.org" })).status).toBe(403);
  });
});

describe("a flood", () => {
  const statusesOf = async (addressOf: (index: number) => string) => {
    const statuses: Record<number, number> = {};
    // Ten in parallel, because responses to a flood are slow.
    const addresses = Array.from({ length: 70 }, (_, index) => addressOf(index));
    while (addresses.length > 0) {
      const posts = addresses.splice(0, 10).map((address) => post(flooded, { "x-forwarded-for": address }));
      for (const { status } of await Promise.all(posts)) statuses[status] = (statuses[status] ?? 0) + 1;
    }
    return statuses;
  };

  test("from one organisation's network is refused, while other visitors can still write", async () => {
    const networks = (index: number) => `2001:db8:77:${index.toString(16)}::1`;
    expect(await statusesOf(networks)).toEqual({ 303: 20, 429: 50 });
    expect((await post(flooded, { "x-forwarded-for": "192.0.2.1" })).status).toBe(303);
  });

  test("from many networks is accepted, and so is a genuine visitor's message", async () => {
    expect(await statusesOf((index) => `10.${index}.0.1`)).toEqual({ 303: 70 });
    expect((await post(flooded, { "x-forwarded-for": "192.0.2.2" })).status).toBe(303);
  });
});
