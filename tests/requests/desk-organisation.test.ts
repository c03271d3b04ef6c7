import { afterAll, beforeAll, expect, test } from "vitest";
import { type DeskSite, startDeskSite } from "./sign-in.ts";

let site: DeskSite;
beforeAll(async () => {
  site = await startDeskSite();
});
afterAll(() => site.stop());

const address = "/desk/organisation";
const shownIn = (page: string, name: string) =>
  new RegExp(`<input(?=[^>]* name="${name}")[^>]* value="([^"]*)"`).exec(page)?.[1];

/** The fields of the form as the page shows them. */
async function formOf(browser: { get(path: string): Promise<Response> }) {
  const page = await (await browser.get(address)).text();
  const names = [...page.matchAll(/<input[^>]* name="([^"]+)"/g)].map(([, name = ""]) => name);
  return Object.fromEntries(names.map((name) => [name, shownIn(page, name) ?? ""]));
}

test("what an administrator sets is on the site at once, and what is emptied is gone", async () => {
  const admin = await site.signIn("administrator");
  const contact = async () => (await fetch(`${site.url}/contact`)).text();
  expect(await contact()).not.toContain("+251 11 555 0100");
  const saved = await admin.post(address, { ...(await formOf(admin)), phone: "+251 11 555 0100" });
  expect(saved.status).toBe(200);
  expect(await saved.text()).toContain("Visitors see it from now on.");
  expect(await contact()).toContain("+251 11 555 0100");
  await admin.post(address, { ...(await formOf(admin)), phone: "" });
  expect(await contact()).not.toContain("+251 11 555 0100");
});

test("a wrong value is refused with a sentence at its field, and everything typed stays", async () => {
  const admin = await site.signIn("administrator");
  const wrong = { email: "nobody", linkedIn: "http://example.org", governingLaw: "Ethiopia" };
  const refused = await admin.post(address, { ...(await formOf(admin)), ...wrong });
  expect(refused.status).toBe(422);
  const page = await refused.text();
  expect(page).toContain("Nothing was saved yet.");
  expect(page).toMatch(/id="email-error"[^>]*>Please write an address such as/);
  expect(page).toMatch(/id="linkedIn-error"[^>]*>Please write an address that begins with https/);
  for (const [name, value] of Object.entries(wrong)) expect(shownIn(page, name)).toBe(value);
  expect((await formOf(admin)).governingLaw).toBe("");
});

test("what somebody else has set meanwhile is not replaced unseen", async () => {
  const [one, other] = [await site.signIn("administrator"), await site.signIn("administrator")];
  const opened = await formOf(one);
  await other.post(address, {
    ...(await formOf(other)),
    pressEmail: "press@example.org",
    governingLaw: "Kenya",
  });
  const answer = await one.post(address, {
    ...opened,
    pressEmail: "media@example.org",
    phone: "+251 11 555 0100",
  });
  expect(answer.status).toBe(409);
  const page = await answer.text();
  expect(page).toContain("Somebody else set this to “press@example.org” meanwhile.");
  expect(shownIn(page, "pressEmail")).toBe("media@example.org");
  expect(shownIn(page, "governingLaw")).toBe("Kenya");
  // One that was not touched does not stand in the way.
  await one.post(address, { ...opened, phone: "+251 11 555 0100" });
  const { pressEmail, governingLaw, phone } = await formOf(one);
  expect({ pressEmail, governingLaw, phone }).toEqual({
    ...{ pressEmail: "press@example.org", governingLaw: "Kenya", phone: "+251 11 555 0100" },
  });
});

test.each(["writer", "publisher"] as const)("a %s neither sees nor changes it", async (role) => {
  const person = await site.signIn(role);
  expect((await person.get(address)).status).toBe(403);
  expect((await person.post(address, { phone: "+251 11 555 0111" })).status).toBe(403);
  expect(await (await person.get("/desk")).text()).not.toContain(`href="${address}"`);
});
