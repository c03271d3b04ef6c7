import { afterAll, beforeAll, expect, test } from "vitest";
import { signInCodesOf } from "../../server/staff/sign-in-codes.ts";
import { newAuthenticator } from "../authenticator.ts";
import { beginLink } from "../begin-link.ts";
import { type Mailbox, openMailbox } from "../mailbox.ts";
import { startSiteProcess } from "../site.ts";
import { type DeskSite, deskBrowser, startDeskSite } from "./sign-in.ts";

let mailbox: Mailbox;
let site: DeskSite;
beforeAll(async () => {
  mailbox = await openMailbox();
  const mail = { SMTP_URL: mailbox.url, MAIL_FROM: "site@example.org", STAFF_EMAIL: "staff@example.org" };
  site = await startDeskSite({ ...mail, TRUST_PROXY: "on" });
});
afterAll(async () => {
  await site.stop();
  await mailbox.close();
});

/** Waits until this many mails to the address have arrived, and returns them. */
async function mailsTo(email: string, count: number) {
  const own = () => mailbox.mails.filter(({ to }) => to?.some(({ address }) => address === email));
  await expect.poll(() => own().length).toBe(count);
  return own();
}

test("signs in the first administrator once, with the link from npm run staff -- begin, and never logs it", async () => {
  const fresh = await startSiteProcess({ SAMPLE_CONTENT: "off" });
  try {
    // Output that does not go to a terminal may be kept for years.
    expect(fresh.output()).toContain("run: npm run staff -- begin\n");
    expect(fresh.output()).not.toContain("key=");
    const { pathname, search } = new URL(await beginLink(fresh));
    const address = pathname + search;
    const ada = deskBrowser(fresh.url);
    expect((await ada.get(address)).status).toBe(200);
    const refused = await ada.post(address, { name: "Ada Bekele", email: "not an address" });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toMatch(/value="Ada Bekele".*This is not an e-mail address/s);
    expect(
      (await ada.post("/desk/begin?key=guessed", { name: "Eve", email: "eve@example.org" })).status,
    ).toBe(410);
    const begun = await ada.post(address, { name: "Ada Bekele", email: "ada@example.org" });
    expect(begun.headers.get("location")).toBe("/desk/account?welcome");
    expect(await (await ada.get("/desk/account?welcome")).text()).toMatch(
      /Welcome.*Ada Bekele.*Add a passkey/s,
    );
    expect((await ada.get("/desk/staff")).status).toBe(200);
    const second = deskBrowser(fresh.url);
    expect((await second.post(address, { name: "Eve", email: "eve@example.org" })).status).toBe(410);
    expect((await second.get(address)).status).toBe(410);
    expect(fresh.output()).not.toContain(search);
    await expect(beginLink(fresh)).rejects.toThrow("The desk has staff already");
  } finally {
    await fresh.stop();
  }
});

test("signs in with a mailed code, with a new session and a cookie limited to the desk", async () => {
  const { person } = await site.signIn("writer");
  const browser = site.stranger();
  const asked = await browser.post("/desk/sign-in", { act: "send code", email: person.email });
  expect(asked.status).toBe(200);
  const [mail] = await mailsTo(person.email, 1);
  const code = /^\d{8}$/m.exec(mail?.text ?? "")?.[0] ?? "";
  expect(mail?.subject).not.toContain(code);
  const fields = { act: "sign in", email: person.email, code, next: "/desk/news?state=draft" };
  const entered = await browser.post("/desk/sign-in", fields);
  expect(entered.headers.get("location")).toBe("/desk/news?state=draft");
  expect(entered.headers.get("set-cookie")).toMatch(
    /^desk-session=[\w-]{43}; Path=\/desk; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
  );
  expect((await browser.get("/desk")).status).toBe(200);
  const again = await site.stranger().post("/desk/sign-in", fields);
  expect(again.status).toBe(422);
  expect(await again.text()).toContain("already used");
  expect(site.output()).not.toContain(code);
});

test("ends the previous session on a new sign-in, and never redirects to another site", async () => {
  const ada = await site.signIn("writer");
  const before = ada.token() ?? "";
  const code = await signInCodesOf(site.database).create(ada.person);
  const fields = { act: "sign in", email: ada.person.email, code, next: "//elsewhere.example/desk" };
  const entered = await ada.post("/desk/sign-in", fields);
  expect(entered.headers.get("location")).toBe("/desk");
  expect(ada.token()).not.toBe(before);
  expect((await deskBrowser(site.url, before).get("/desk")).status).toBe(302);
});

test("invalidates the previous code, and keeps strangers from locking a colleague out", async () => {
  const { person } = await site.signIn("writer");
  const from = (address: string) => ({ "x-forwarded-for": address });
  const ask = (address: string) =>
    site.stranger().post("/desk/sign-in", { act: "send code", email: person.email }, from(address));
  const enter = (code: string, address: string) =>
    site.stranger().post("/desk/sign-in", { act: "sign in", email: person.email, code }, from(address));
  const codesMailed = async (count: number) => {
    const mails = await mailsTo(person.email, count);
    return mails.flatMap(({ text }) => /^\d{8}$/m.exec(text ?? "")?.[0] ?? []);
  };
  await ask("192.0.2.1");
  await codesMailed(1);
  await ask("192.0.2.1");
  const [first = "", second = ""] = await codesMailed(2);
  expect((await enter(first, "192.0.2.1")).status).toBe(422);
  expect((await enter(second, "192.0.2.1")).status).toBe(302);
  // Strangers use up their whole allowance, from many networks.
  await mailsTo(person.email, 3);
  for (let network = 0; network < 20; network++) await ask(`198.51.${network}.1`);
  expect((await ask("198.51.99.1")).status).toBe(429);
  expect((await ask("192.0.2.77")).status).toBe(200);
  const { length } = await mailsTo(person.email, 3 + 18 + 1);
  expect(length).toBe(22);
});

test("gives an unknown address the same answer, but sends no mail", async () => {
  const { person } = await site.signIn("writer");
  const answers = await Promise.all(
    [person.email, "nobody@example.org"].map(async (email) => {
      const answer = await site.stranger().post("/desk/sign-in", { act: "send code", email });
      return [answer.status, (await answer.text()).replaceAll(email, "")];
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
  await mailsTo(person.email, 1);
  await mailsTo("nobody@example.org", 0);
});

test("refuses too many codes for one address, and too many attempts from one network", async () => {
  for (const email of [(await site.signIn("writer")).person.email, "unknown@example.org"]) {
    const ask = (address: string) =>
      site
        .stranger()
        .post("/desk/sign-in", { act: "send code", email }, { "x-forwarded-for": `203.0.113.${address}` });
    for (let count = 0; count < 10; count++) expect((await ask("1")).status).toBe(200);
    const refused = await ask("1");
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain("Too many codes were requested");
    // Other networks are not locked out.
    expect((await ask("2")).status).toBe(200);
  }
  const guess = () =>
    site
      .stranger()
      .post(
        "/desk/sign-in",
        { act: "sign in", email: "unknown@example.org", code: "00000000" },
        { "x-forwarded-for": "198.51.100.9" },
      );
  for (let count = 0; count < 60; count++) expect((await guess()).status).toBe(422);
  expect((await guess()).status).toBe(429);
});

test("signs a script in with JSON and a cookie", async () => {
  const { person } = await site.signIn("writer");
  const browser = site.stranger();
  const asked = await browser.postForJson("/desk/sign-in", { act: "send code", email: person.email });
  expect(await asked.json()).toMatchObject({ outcome: "code sent" });
  const [mail] = await mailsTo(person.email, 1);
  const code = /^\d{8}$/m.exec(mail?.text ?? "")?.[0] ?? "";
  const wrong = await browser.postForJson("/desk/sign-in", {
    act: "sign in",
    email: person.email,
    code: "1",
  });
  expect([wrong.status, await wrong.json()]).toMatchObject([422, { outcome: "refused" }]);
  const entered = await browser.postForJson("/desk/sign-in", { act: "sign in", email: person.email, code });
  expect(await entered.json()).toEqual({ outcome: "signed in", next: "/desk" });
  expect((await browser.get("/desk")).status).toBe(200);
});

test("adds a passkey after a fresh sign-in, reports it by mail, and accepts each challenge once", async () => {
  const ada = await site.signIn("writer");
  const phone = newAuthenticator(site.url);
  const optionsFrom = async (answer: Response) => (await answer.json()).options;
  const toAdd = await optionsFrom(await ada.postForJson("/desk/account", { act: "passkey options" }));
  const made = { act: "add passkey", name: "My phone", response: JSON.stringify(phone.register(toAdd)) };
  expect(await (await ada.postForJson("/desk/account", made)).json()).toEqual({ outcome: "done" });
  expect((await ada.postForJson("/desk/account", made)).status).toBe(422);
  const [notice] = await mailsTo(ada.person.email, 1);
  expect(notice?.text).toContain("My phone");
  expect(await (await ada.get("/desk/account")).text()).toContain("My phone");

  const browser = site.stranger();
  const options = await optionsFrom(await browser.postForJson("/desk/sign-in", { act: "passkey options" }));
  const used = { act: "passkey", response: JSON.stringify(phone.sign(options)), next: "/desk/news" };
  const entered = await browser.postForJson("/desk/sign-in", used);
  expect(await entered.json()).toEqual({ outcome: "signed in", next: "/desk/news" });
  expect((await browser.get("/desk")).status).toBe(200);
  expect((await site.stranger().postForJson("/desk/sign-in", used)).status).toBe(422);
});

test("reports a sign-in from a new device by mail, once", async () => {
  const { person } = await site.signIn("writer");
  const enter = async (userAgent: string) => {
    const code = await signInCodesOf(site.database).create(person);
    const fields = { act: "sign in", email: person.email, code };
    return site.stranger().post("/desk/sign-in", fields, { "user-agent": userAgent });
  };
  await enter("Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0");
  const [notice] = await mailsTo(person.email, 1);
  expect(notice?.text).toContain("Firefox on Android");
  await enter("Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0");
  await enter("Mozilla/5.0 (Windows NT 10.0) Chrome/146.0.0.0 Safari/537.36");
  const notices = await mailsTo(person.email, 2);
  expect(notices[1]?.text).toContain("Chrome on Windows");
});

test("reports an unreachable mail server whatever the address", async () => {
  const away = await startDeskSite({
    SMTP_URL: "smtp://127.0.0.1:1",
    MAIL_FROM: "site@example.org",
    STAFF_EMAIL: "staff@example.org",
  });
  try {
    const { person } = await away.signIn("writer");
    for (const email of [person.email, "nobody@example.org"]) {
      const answer = await away.stranger().post("/desk/sign-in", { act: "send code", email });
      expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining("npm run staff")]);
    }
  } finally {
    await away.stop();
  }
});

test("explains how an administrator gets a code when mail is not configured", async () => {
  const quiet = await startDeskSite({ SITE_URL: "https://desk.example" });
  try {
    expect(await (await quiet.stranger().get("/desk/sign-in")).text()).toContain("npm run staff -- code");
    // Passkeys and cookies belong to the public address.
    const asked = await quiet.stranger().postForJson("/desk/sign-in", { act: "passkey options" });
    expect((await asked.json()).options.rpId).toBe("desk.example");
    const { person } = await quiet.signIn("writer");
    const code = await signInCodesOf(quiet.database).create(person);
    const entered = await quiet
      .stranger()
      .post("/desk/sign-in", { act: "sign in", email: person.email, code });
    expect(entered.headers.get("set-cookie")).toContain("; Secure");
  } finally {
    await quiet.stop();
  }
});
