import { afterAll, beforeAll, expect, test } from "vitest";
import { type DeskSite, startDeskSite } from "./sign-in.ts";

let site: DeskSite;
beforeAll(async () => {
  site = await startDeskSite();
});
afterAll(() => site.stop());

test("names the signed-in person on each page, and redirects others to the sign-in", async () => {
  const ada = await site.signIn("writer", "Ada Bekele");
  const page = await ada.get("/desk");
  expect(page.status).toBe(200);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.headers.get("x-robots-tag")).toContain("noindex");
  expect(await page.text()).toContain("Ada Bekele");
  const refused = await site.stranger().get("/desk/news?state=draft");
  expect(refused.status).toBe(302);
  expect(refused.headers.get("location")).toBe("/desk/sign-in?next=%2Fdesk%2Fnews%3Fstate%3Ddraft");
});

test("ends the session on the server when signing out", async () => {
  const ada = await site.signIn("writer");
  const token = ada.token() ?? "";
  expect((await ada.post("/desk/sign-out")).status).toBe(302);
  expect(ada.token()).toBeUndefined();
  expect((await ada.get("/desk", { cookie: `desk-session=${token}` })).status).toBe(302);
});

test.each([{ origin: "https://elsewhere.example" }, { origin: "null" }, { origin: "" }])(
  "refuses a post that does not come from the desk: %o",
  async (headers) => {
    const ada = await site.signIn("writer");
    expect((await ada.post("/desk/sign-out", {}, headers)).status).toBe(403);
    expect((await ada.get("/desk")).status).toBe(200);
  },
);
