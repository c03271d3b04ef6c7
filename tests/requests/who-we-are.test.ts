/** Who is responsible for the organisation: only what staff entered, and nothing before that. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { remove, save } from "../save.ts";
import { publishPage } from "./published-page.ts";
import { type DeskSite, startDeskSite } from "./sign-in.ts";

let site: DeskSite;
beforeAll(async () => {
  site = await startDeskSite();
});
afterAll(() => site.stop());

const path = "/about/who-we-are";
const text = async (address: string) => (await fetch(site.url + address)).text();
const main = async (address: string) => /<main.*<\/main>/s.exec(await text(address))?.[0] ?? "";
const linksTo = async () => ({
  about: (await main("/about")).includes(`href="${path}"`),
  footer: /<footer.*<\/footer>/s.exec(await text("/"))?.[0].includes(`href="${path}"`),
  sitemap: (await main("/sitemap")).includes(`href="${path}"`),
  xml: (await text("/sitemaps/en.xml")).includes(`${path}</loc>`),
});

test("while there is nothing to show, the page is missing and linked nowhere", async () => {
  expect((await fetch(site.url + path)).status).toBe(404);
  expect(await linksTo()).toEqual({ about: false, footer: false, sitemap: false, xml: false });
});

test("one fact is enough: the page appears and is linked from About, the footer and both sitemaps", async () => {
  await publishPage(site, "organisation", { registration: "NGO 4711" });
  const html = await main(path);
  expect(html).toContain("NGO 4711");
  expect(html).not.toMatch(/>(?:Team|Board|Funders|Accounts|Address)</);
  expect(await linksTo()).toEqual({ about: true, footer: true, sitemap: true, xml: true });
  await publishPage(site, "organisation", { registration: "" });
  expect((await fetch(site.url + path)).status).toBe(404);
});

test("shows team and board, address, funders and accounts, each once it has content", async () => {
  const person = { text: "Text.", created_at: "2026-01-01T08:00:00.000Z" };
  await save(
    site.database.db,
    "people",
    { ...person, id: "selam", name: "Selam Bekele", role: "Director", position: 1 },
    { ...person, id: "ada", name: "Ada N.", role: "Chair", member_of: "board", position: 2 },
    { ...person, id: "ben", name: "Ben O.", member_of: "both", position: 3 },
  );
  await publishPage(site, "organisation", { address: "PO Box 1, Addis Ababa" });
  await publishPage(site, "who-we-are", {
    "funders.items": "f",
    "funders.items.f.name": "A Foundation",
    "funders.items.f.text": "Training, 2025 to 2027",
    "funders.items.f.to": "https://example.org/fund",
    "accounts.items": "y",
    "accounts.items.y.title": "Accounts 2025",
    "accounts.items.y.file": "https://example.org/accounts-2025.pdf",
  });
  const sections = (await main(path)).split("<section").slice(1);
  const section = (heading: string) => sections.find((one) => one.includes(`>${heading}</h2>`)) ?? "";
  const namesIn = (html: string) => [...html.matchAll(/href="\/about\/people\/(\w+)"/g)].map(([, id]) => id);
  expect(namesIn(section("Team"))).toEqual(["selam", "ben"]);
  expect(namesIn(section("Board"))).toEqual(["ada", "ben"]);
  expect(section("Registration")).toContain("PO Box 1, Addis Ababa");
  expect(section("Registration")).not.toContain("Registration number");
  expect(section("Funders")).toMatch(
    /<a href="https:\/\/example\.org\/fund">A Foundation<\/a>.*Training, 2025 to 2027/s,
  );
  expect(section("Accounts")).toMatch(
    /<a href="https:\/\/example\.org\/accounts-2025\.pdf">Accounts 2025<\/a>.*PDF/s,
  );
  expect(await main(`/fr${path}`)).toContain(">Conseil d’administration</h2>");
});

test("a withdrawn person disappears from it", async () => {
  await remove(site.database.db, "people", "ada");
  expect(await main(path)).not.toContain("Ada N.");
});
