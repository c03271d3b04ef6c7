import { afterAll, beforeAll, expect, test } from "vitest";
import { sessionsOf } from "../../server/staff/sessions.ts";
import { staffOf } from "../../server/staff/staff.ts";
import { type Mailbox, openMailbox } from "../mailbox.ts";
import { type DeskSite, deskBrowser, startDeskSite } from "./sign-in.ts";

let mailbox: Mailbox;
let site: DeskSite;
beforeAll(async () => {
  mailbox = await openMailbox();
  const mail = { SMTP_URL: mailbox.url, MAIL_FROM: "site@example.org", STAFF_EMAIL: "staff@example.org" };
  site = await startDeskSite(mail);
});
afterAll(async () => {
  await site.stop();
  await mailbox.close();
});

const roleOf = async (email: string) => (await staffOf(site.database).find(email))?.role;

/** Makes the person's last sign-in too old for dangerous actions. */
async function letTimePass(id: string): Promise<void> {
  await site.database.db
    .updateTable("staff_sessions")
    .set({ proved_at: new Date(Date.now() - 11 * 60_000).toISOString() })
    .where("staff_id", "=", id)
    .execute();
}

test("sends an invitation by mail and as a link, which lets in one person, by a post", async () => {
  const ada = await site.signIn("administrator", "Ada Bekele");
  const fields = { act: "invite", name: "Ben", email: "ben@example.org", role: "publisher" };
  const page = await (await ada.post("/desk/staff", fields)).text();
  const link = /href="([^"]+\/desk\/join\?key=[\w-]{43})"/.exec(page)?.[1] ?? "";
  const [mail] = await mailbox.arrived(1);
  expect(mail?.to).toMatchObject([{ address: "ben@example.org" }]);
  expect(mail?.text).toContain(link);
  expect(mail?.text).toContain("Ada Bekele invites you");
  const address = link.slice(site.url.length);
  // A mail scanner that opens the link does not use it up.
  expect((await site.stranger().get(address)).status).toBe(200);
  const ben = site.stranger();
  expect((await ben.post(address, { name: "" })).status).toBe(422);
  expect((await ben.post(address, { name: "Ben Tadesse" })).headers.get("location")).toBe(
    "/desk/account?welcome",
  );
  expect(await roleOf("ben@example.org")).toBe("publisher");
  expect(await (await ben.get("/desk/account?welcome")).text()).toContain("Ben Tadesse");
  expect((await site.stranger().post(address, { name: "Eve" })).status).toBe(410);
  expect((await site.stranger().get(address)).status).toBe(410);
  const stored = await site.database.db.selectFrom("mails").selectAll().execute();
  expect(stored).toEqual([]);
  expect(site.output()).not.toContain(address);
});

test("explains what is wrong with an invitation at its field, and keeps the typed values", async () => {
  const ada = await site.signIn("administrator");
  const fields = { act: "invite", name: "Zoë", email: "zoe", role: "writer" };
  const refused = await ada.post("/desk/staff", fields);
  expect(refused.status).toBe(422);
  expect(await refused.text()).toMatch(/value="Zoë".*This is not an e-mail address.*value="zoe"/s);
  const known = await ada.post("/desk/staff", { ...fields, email: ada.person.email });
  expect(await known.text()).toContain("already has access");
});

test("changes roles, ends sessions and removes people with effect from the next request", async () => {
  const ada = await site.signIn("administrator");
  const ben = await site.signIn("writer");
  const { id, email } = ben.person;
  expect((await ben.get("/desk/log")).status).toBe(403);
  await ada.post("/desk/staff", { act: "change role", id, role: "administrator" });
  expect((await ben.get("/desk/log")).status).toBe(200);
  expect((await ada.post("/desk/staff", { act: "change role", id, role: "owner" })).status).toBe(422);
  await ada.post("/desk/staff", { act: "end sessions", id });
  expect((await ben.get("/desk")).status).toBe(302);
  await ada.post("/desk/staff", { act: "remove", id });
  expect(await roleOf(email)).toBeUndefined();
  const log = await (await ada.get(`/desk/log?person=${ada.person.id}`)).text();
  expect(log).toMatch(/removed.*ended the sessions of.*made administrator/s);
});

test("requires a fresh sign-in for a dangerous action, and then repeats the post", async () => {
  const ada = await site.signIn("administrator");
  const ben = await site.signIn("writer");
  await letTimePass(ada.person.id);
  const fields = { act: "remove", id: ben.person.id };
  const refused = await ada.post("/desk/staff", fields);
  expect(refused.status).toBe(403);
  const page = await refused.text();
  expect(page).toContain("Please sign in again");
  for (const [name, value] of Object.entries(fields))
    expect(page).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
  expect(page).toContain(`value="${ada.person.email}"`);
  const forScript = await ada.postForJson("/desk/staff", fields);
  expect([forScript.status, await forScript.json()]).toMatchObject([403, { refusal: "recent sign-in" }]);
  expect(await roleOf(ben.person.email)).toBe("writer");
  const again = deskBrowser(site.url, await sessionsOf(site.database).begin(ada.person.id, "a test"));
  expect((await again.post("/desk/staff", fields)).status).toBe(200);
  expect(await roleOf(ben.person.email)).toBeUndefined();
});

test("never removes or demotes the last administrator, even in a race", async () => {
  const alone = await startDeskSite();
  try {
    const [ada, ben] = [await alone.signIn("administrator"), await alone.signIn("administrator")];
    const administrators = async () =>
      (await staffOf(alone.database).list()).filter(({ role }) => role === "administrator");
    await Promise.all([
      ada.post("/desk/staff", { act: "remove", id: ben.person.id }),
      ben.post("/desk/staff", { act: "change role", id: ada.person.id, role: "writer" }),
      ben.post("/desk/staff", { act: "remove", id: ben.person.id }),
      ada.post("/desk/staff", { act: "change role", id: ada.person.id, role: "writer" }),
    ]);
    const [left, ...others] = await administrators();
    expect(others).toEqual([]);
    const last = left?.id === ada.person.id ? ada : ben;
    for (const act of ["remove", "change role"]) {
      const refused = await last.post("/desk/staff", { act, id: last.person.id, role: "writer" });
      expect([refused.status, await refused.text()]).toEqual([
        422,
        expect.stringContaining("last administrator"),
      ]);
    }
    expect(await administrators()).toHaveLength(1);
  } finally {
    await alone.stop();
  }
});

test("lets people end their own sessions and change their name, but not affect others", async () => {
  const ada = await site.signIn("writer");
  const ben = await site.signIn("writer");
  const sessions = sessionsOf(site.database);
  const phone = deskBrowser(site.url, await sessions.begin(ada.person.id, "Firefox on Android"));
  expect(await (await ada.get("/desk/account")).text()).toContain("Firefox on Android");
  const [bens] = await sessions.list(ben.person.id);
  await ada.post("/desk/account", { act: "end session", id: bens?.id ?? "" });
  expect((await ben.get("/desk")).status).toBe(200);
  await ada.post("/desk/account", { act: "end other sessions" });
  expect((await phone.get("/desk")).status).toBe(302);
  await ada.post("/desk/account", { act: "change name", name: "  አዳ በቀለ " });
  expect(await (await ada.get("/desk")).text()).toContain("አዳ በቀለ");
  expect((await ada.post("/desk/account", { act: "change name", name: " " })).status).toBe(422);
});

test("shows the log in pages, newest first", async () => {
  const ada = await site.signIn("administrator");
  for (let count = 0; count < 55; count++)
    await ada.post("/desk/account", { act: "change name", name: `Name ${count}` });
  const own = `/desk/log?person=${ada.person.id}`;
  const first = await (await ada.get(own)).text();
  expect(first).toContain("Name 54");
  expect(first).not.toContain("Name 3<");
  const older = /href="([^"]+before=\d+)"/.exec(first)?.[1]?.replaceAll("&amp;", "&") ?? "";
  expect(await (await ada.get(older)).text()).toContain("Name 3<");
  expect((await ada.get("/desk/log?before=nonsense&person=nobody")).status).toBe(200);
});
