/** The newsletter for visitors: signing up, the page of one's own subscription, leaving with one click, the archive. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { conversationKey, conversationToken } from "../../server/inbox/conversation-token.ts";
import { cachedNewsletterKey, subscriptionToken } from "../../server/newsletter/newsletter-keys.ts";
import { forEachDatabase } from "../databases.ts";
import { messageRow } from "../message-row.ts";
import { recordsAt } from "./create-records.ts";
import { type DeskSite, startDeskSite } from "./sign-in.ts";

type Fields = Record<string, string>;
const whole = { language: "en", topics: "news", frequency: "weekly" };

forEachDatabase((_, open) => {
  let site: DeskSite;
  beforeAll(async () => {
    site = await startDeskSite({ DATABASE_URL: (await open()).url, TRUST_PROXY: "on" });
  });
  afterAll(() => site.stop());

  let visitors = 0;
  /** Each from a network of its own, unless the test says otherwise. */
  const post = (path: string, fields: Fields, headers: Fields = {}) =>
    fetch(site.url + path, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { "x-forwarded-for": `192.0.${++visitors % 256}.1`, ...headers },
      redirect: "manual",
    });
  const get = async (path: string, headers: Fields = {}) => {
    const response = await fetch(site.url + path, { headers, redirect: "manual" });
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  const subscriber = (email: string) =>
    site.database.db.selectFrom("subscribers").selectAll().where("email", "=", email).executeTakeFirst();
  const signUp = (email: string, fields: Fields = {}) => post("/newsletter", { ...whole, email, ...fields });

  async function tokenOf(email: string): Promise<string> {
    const { id = "" } = (await subscriber(email)) ?? {};
    return subscriptionToken(id, await cachedNewsletterKey(site.database.db)());
  }
  const subscribed = async (email: string) => {
    await signUp(email);
    const token = await tokenOf(email);
    await post(`/subscription/${token}`, { act: "confirm" });
    return { token, path: `/subscription/${token}` };
  };

  describe("signing up", () => {
    test("stores the choices, and leads to a page that says what to do next", async () => {
      const sent = await post("/fr/newsletter", {
        ...{ email: "awa@example.org", language: "ar", topics: "events", frequency: "monthly" },
      });
      expect(sent.status).toBe(303);
      expect(sent.headers.get("location")).toBe("/fr/newsletter?sent=yes#sign-up");
      expect(await subscriber("awa@example.org")).toMatchObject({
        ...{ language: "ar", topics: " events ", frequency: "monthly", state: "unconfirmed" },
      });
      const { html, headers } = await get("/fr/newsletter?sent=yes");
      expect(html).toContain("Consultez votre messagerie");
      expect(html).not.toContain("awa@example.org");
      expect(headers.get("cache-control")).not.toContain("public");
    });

    test("answers the same for a known and an unknown address, also to a script", async () => {
      await subscribed("known@example.org");
      const answers = await Promise.all(
        ["known@example.org", "unknown@example.org"].map(async (email) => {
          const plain = await signUp(email);
          const json = await post("/newsletter", { ...whole, email }, { accept: "application/json" });
          return [plain.status, plain.headers.get("location"), await plain.text(), await json.json()];
        }),
      );
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]?.[3]).toMatchObject({ state: "sent", said: /We have written/ });
    });

    test("the form in the footer leads to the whole form, and stores nothing", async () => {
      const answer = await post("/sw/newsletter", { email: "foot@example.org" });
      expect(answer.status).toBe(200);
      const html = await answer.text();
      expect(html).toMatch(/<input[^>]* value="foot@example.org"/);
      expect(html).toMatch(/<option value="sw"[^>]* selected/);
      expect(await subscriber("foot@example.org")).toBeUndefined();
      expect((await get("/about")).html).toMatch(/<footer.*action="\/newsletter#sign-up".*<\/footer>/s);
    });

    test.each([
      [{ email: "" }, "Enter your e-mail address."],
      [{ email: "no at" }, "Take the spaces out of the e-mail address."],
      [{ email: "a@example.org\r\nBcc: b@example.org" }, "e-mail address"],
      [{ email: "ade@example.org", topics: "none" }, "Choose at least one topic."],
      [{ email: "ade@gmial.com" }, "Did you mean ade@gmail.com?"],
    ])("says what is wrong with %j, and keeps what was typed", async (fields: Fields, sentence) => {
      const answer = await signUp(fields.email ?? "", fields);
      expect(answer.status).toBe(422);
      const html = await answer.text();
      expect(html).toContain(sentence);
      expect(html).toMatch(/<option value="weekly"[^>]* selected/);
    });

    test("a program that fills in every field is not told, and nothing is stored", async () => {
      expect((await signUp("bot@example.org", { homepage: "https://example.org" })).status).toBe(303);
      expect(await subscriber("bot@example.org")).toBeUndefined();
    });

    test("is refused for a network that signs up too many people", async () => {
      const from = { "x-forwarded-for": "198.51.100.7" };
      let status = 0;
      for (let count = 0; count < 120 && status !== 429; count++)
        ({ status } = await post("/newsletter", { ...whole, email: `n${count}@example.org` }, from));
      expect(status).toBe(429);
      expect((await signUp("other@example.org")).status).toBe(303);
    }, 60_000);
  });

  describe("the page of a subscription", () => {
    test("opening it changes nothing; the button confirms", async () => {
      await signUp("new@example.org");
      const path = `/subscription/${await tokenOf("new@example.org")}`;
      const { status, html, headers } = await get(path);
      expect(status).toBe(200);
      expect(html).toContain("Yes, sign me up");
      expect((await subscriber("new@example.org"))?.state).toBe("unconfirmed");
      expect(headers.get("cache-control")).toBe("private, no-store");
      expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
      expect(headers.get("referrer-policy")).toBe("strict-origin");
      expect(html).toContain('<meta name="robots" content="noindex');
      const confirmed = await post(path, { act: "confirm" });
      expect(confirmed.headers.get("location")).toBe(`${path}?done=confirmed#done`);
      expect((await subscriber("new@example.org"))?.state).toBe("active");
      expect((await get(`${path}?done=confirmed`)).html).toContain("You are signed up. Welcome!");
      expect((await post(path, { act: "confirm" })).status).toBe(303);
    });

    test("shows what is kept, and changes, pauses and resumes it", async () => {
      const { path } = await subscribed("own@example.org");
      const { html } = await get(path);
      expect(html).toContain("own@example.org");
      expect(html).toContain("I want to receive the newsletter");
      await post(path, { act: "save", language: "pt", topics: "projects", frequency: "monthly" });
      expect(await subscriber("own@example.org")).toMatchObject({
        ...{ language: "pt", topics: " projects ", frequency: "monthly" },
      });
      const refused = await post(path, { act: "save", language: "pt", frequency: "monthly" });
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain("Choose at least one topic.");
      await post(path, { act: "pause" });
      expect((await subscriber("own@example.org"))?.state).toBe("paused");
      expect((await get(path)).html).toContain("Paused until");
      await post(path, { act: "resume" });
      expect((await subscriber("own@example.org"))?.state).toBe("active");
      expect((await post(path, { act: "constructor" })).status).toBe(400);
    });

    test("erases everything", async () => {
      const { path } = await subscribed("gone@example.org");
      const erased = await post(path, { act: "erase" });
      expect(erased.headers.get("location")).toBe("/subscription/erased");
      expect((await get("/subscription/erased")).html).toContain("Your data is erased");
      expect(await subscriber("gone@example.org")).toBeUndefined();
      expect((await get(path)).status).toBe(404);
    });

    test("a wrong link is missing, and many wrong ones are refused", async () => {
      const from = { "x-forwarded-for": "203.0.113.9" };
      for (let count = 0; count < 30; count++)
        expect((await get(`/subscription/guess${count}`, from)).status).toBe(404);
      expect((await get("/subscription/guess31", from)).status).toBe(429);
      const { path } = await subscribed("safe@example.org");
      const wrong = await post("/subscription/guess/leave", { "List-Unsubscribe": "One-Click" }, from);
      expect(wrong.status).toBe(429);
      // Many people may share the network of one who guesses.
      expect((await get(path, from)).status).toBe(200);
      expect((await post(`${path}/leave`, { "List-Unsubscribe": "One-Click" }, from)).status).toBe(200);
    });

    test("its secret is not in the log", async () => {
      const { token } = await subscribed("secret@example.org");
      await get(`/subscription/${token}`);
      expect(site.output()).not.toContain(token);
    });
  });

  describe("leaving", () => {
    test("takes one press", async () => {
      const { path } = await subscribed("left@example.org");
      const left = await post(`${path}/leave`, {});
      expect([left.status, left.headers.get("location")]).toEqual([303, "/subscription/left"]);
      expect((await get("/ar/subscription/left")).html).toContain("أُلغي اشتراككم");
      expect(await subscriber("left@example.org")).toBeUndefined();
    });

    test("by one click as mail programs do it, from another site and without cookies", async () => {
      const { path } = await subscribed("click@example.org");
      const form = new FormData();
      form.set("List-Unsubscribe", "One-Click");
      const opened = await get(`${path}/leave`);
      expect([opened.status, opened.headers.get("location")]).toEqual([302, `${path}#leave`]);
      expect((await subscriber("click@example.org"))?.state).toBe("active");
      const left = await fetch(`${site.url}${path}/leave`, {
        ...{ method: "POST", body: form, redirect: "manual" },
        headers: { origin: "https://mail.example", "sec-fetch-site": "cross-site" },
      });
      expect(left.status).toBe(200);
      expect(await subscriber("click@example.org")).toBeUndefined();
      const again = await post(`${path}/leave`, { "List-Unsubscribe": "One-Click" });
      expect(again.status).toBe(404);
    });

    test("other posts from another site are refused", async () => {
      const { path } = await subscribed("cross@example.org");
      const other = { origin: "https://evil.example" };
      expect((await post(path, { act: "erase" }, other)).status).toBe(403);
      expect((await post("/newsletter", { ...whole, email: "x@example.org" }, other)).status).toBe(403);
    });
  });

  test("the page of a message mails the link to the subscription, to its address only", async () => {
    const { token } = await subscribed("writer@example.org");
    const { db } = site.database;
    const row = { id: "NEWS-0001", email: "writer@example.org" };
    await db.insertInto("contact_messages").values(messageRow(row)).execute();
    const mails = async () =>
      (await db.selectFrom("mails").select("id").where("purpose", "=", "newsletter").execute()).length;
    await db.deleteFrom("mails").execute();
    // The mail of the sign-up was sent yesterday.
    await db.deleteFrom("daily_acts").execute();
    const path = `/my-data/${conversationToken("my data", row.id, await conversationKey(db))}`;
    const { html } = await get(path);
    expect(html).toContain("Mail me the link");
    expect(html).not.toContain(token);
    const mailed = await post(path, { act: "newsletter" });
    expect(mailed.headers.get("location")).toBe(`${path}?mailed#newsletter`);
    expect((await get(`${path}?mailed`)).html).toContain("the link is on its way");
    expect(await mails()).toBe(1);
    await post(path, { act: "newsletter" });
    expect(await mails()).toBe(1);
  });

  test("the consent is kept in the words that the visitor read", async () => {
    await post("/fr/newsletter", { ...whole, email: "lu@example.org", language: "en" });
    expect(await subscriber("lu@example.org")).toMatchObject({ language: "en", consent_language: "fr" });
  });

  test("the archive has a page for each issue, a list, a feed, and is in the search and the sitemap", async () => {
    await recordsAt(site).published("newsletter", {
      title: "Issue of spring",
      content: "Text of **spring**.",
    });
    const path = "/newsletter/issue-of-spring";
    expect((await get(path)).html).toContain("<strong>spring</strong>");
    for (const place of ["/newsletter", "/feeds/newsletter.rss", "/sitemaps/en.xml", "/search?q=spring"])
      expect((await get(place)).html).toContain(path);
    expect((await get("/newsletter")).html).toContain('href="/feeds/newsletter.rss"');
    expect((await get("/feeds/updates.rss")).html).not.toContain(path);
  });
});
