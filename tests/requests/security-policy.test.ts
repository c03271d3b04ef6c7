/** The disclosure policy, security.txt, and its confirmation at the desk. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { languageCodes, localPath } from "../../languages.ts";
import { publishPage } from "./published-page.ts";
import { type DeskSite, startDeskSite } from "./sign-in.ts";

let site: DeskSite;
beforeAll(async () => {
  site = await startDeskSite();
});
afterAll(() => site.stop());

const text = async (path: string) => (await fetch(site.url + path)).text();
const main = async (path: string) => /<main.*<\/main>/s.exec(await text(path))?.[0] ?? "";
const file = () => text("/.well-known/security.txt");

test("the policy has its sections in every language, and shows no address, key or thanks that is not set", async () => {
  for (const code of languageCodes) {
    const html = await main(localPath(code, "/security-policy"));
    for (const id of ["scope", "report", "response-times", "safe-harbour"])
      expect(html, code).toContain(`<section id="${id}"`);
    expect(html, code).not.toMatch(/mailto:|OpenPGP|id="thanks"|\{security/);
  }
});

test("security.txt points to the policy, and names only what is set", async () => {
  const lines = await file();
  expect(lines).toMatch(/^Policy: \S+\/security-policy$/m);
  expect(lines).not.toMatch(/mailto:|^Encryption|^Acknowledgments/m);
});

test("contact, key and thanks appear on the page and in security.txt once staff enter them", async () => {
  await publishPage(site, "organisation", {
    "contact.email": "us@example.org",
    "security.email": "security@example.org",
    "security.key": "/media/key.asc",
  });
  await publishPage(site, "security-policy", {
    "thanks.names": "a b",
    "thanks.names.a.name": "Ada <b>Bekele</b>",
    "thanks.names.a.to": "https://example.org/ada",
    "thanks.names.b.name": "Ben",
    "thanks.names.b.to": "",
  });
  const html = await main("/security-policy");
  expect(html).toContain('href="mailto:security@example.org"');
  expect(html).not.toContain("us@example.org");
  expect(html).toContain('href="/media/key.asc"');
  expect(html).toContain(
    '<a href="https://example.org/ada" rel="nofollow"><bdi>Ada &lt;b&gt;Bekele&lt;/b&gt;</bdi></a>',
  );
  expect(html).toContain("<li><bdi>Ben</bdi></li>");
  const lines = await file();
  expect(lines).toContain("\nContact: mailto:security@example.org\n");
  expect(lines).toMatch(/^Encryption: http\S+\/media\/key\.asc$/m);
  expect(lines).toMatch(/^Acknowledgments: \S+\/security-policy#thanks$/m);
});

test("an administrator confirms security.txt, which moves its date; nobody else is asked", async () => {
  const publisher = await site.signIn("publisher");
  expect(await (await publisher.get("/desk")).text()).not.toContain("Confirm security.txt");
  expect((await publisher.post("/desk/security-txt", { act: "confirm" })).status).toBe(403);

  const expires = async () => Date.parse(/^Expires: (.*)$/m.exec(await file())?.[1] ?? "");
  const before = await expires();
  expect(before - Date.now()).toBeLessThan(91 * 86_400_000);
  const administrator = await site.signIn("administrator");
  const page = async (path: string) => (await administrator.get(path)).text();
  expect(await page("/desk")).toMatch(/No one has confirmed security\.txt yet.*Confirm security\.txt/s);
  expect(await page("/desk/security-txt")).toContain("Contact: mailto:security@example.org");
  expect((await administrator.post("/desk/security-txt", { act: "confirm" })).status).toBe(302);
  const after = await expires();
  expect(after - Date.now()).toBeGreaterThan(359 * 86_400_000);
  expect(after - Date.now()).toBeLessThan(365 * 86_400_000);
  expect(await page("/desk")).not.toContain("Confirm security.txt");
  expect((await page("/desk/security-txt")).replaceAll("<!-- -->", "")).toMatch(/confirmed security\.txt on/);
  expect(await page("/desk/log")).toContain("confirmed security.txt");
});

test("the footer and the sitemaps link to the policy", async () => {
  expect(/<footer.*<\/footer>/s.exec(await text("/"))?.[0]).toContain('href="/security-policy"');
  expect(await main("/sitemap")).toContain('href="/security-policy"');
  expect(await text("/sitemaps/en.xml")).toContain("/security-policy</loc>");
});
