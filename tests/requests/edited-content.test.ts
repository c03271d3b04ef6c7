/** Changes to partners and questions appear on the next request. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readKind, sampleFolder } from "../../server/content-files/load-content.ts";
import { publishInBulk } from "../../server/publishing/publish-in-bulk.ts";
import { remove, removeAll, save } from "../save.ts";
import { type SeededSite, startSiteWith } from "./site-with-records.ts";

const created_at = "2026-11-15T08:00:00.000Z";

const samplePartners = () => readKind(sampleFolder, "partners", new Date());

let site: SeededSite;
beforeAll(async () => {
  site = await startSiteWith((db) =>
    db
      .transaction()
      .execute(async (transaction) =>
        publishInBulk(transaction, "partners", await samplePartners(), new Date()),
      ),
  );
});
afterAll(() => site.stop());

const page = async (path: string) => {
  const response = await site.get(path);
  expect(response.status).toBe(200);
  return response.text();
};

describe("partners", () => {
  test("shows each partner's logo, kind, text and a “Visit Website” link that opens in a new tab", async () => {
    const html = await page("/about/partnerships");
    const partners = (await samplePartners()).map(({ fields }) => fields);
    expect(partners.map(({ kind }) => kind)).toEqual(["Technology company", "Women-in-cybersecurity group"]);
    for (const { name, kind, text, website } of partners) {
      expect(html).toContain(`<h3>${name}</h3>`);
      expect(html).toContain(`>${kind}</p>`);
      expect(html).toContain(`<p>${text}</p>`);
      expect(html).toMatch(new RegExp(`<svg [^>]*role="img" aria-label="Logo of ${name}"`));
      expect(html).toMatch(
        new RegExp(`<a href="${website}" target="_blank" rel="noopener noreferrer"[^>]*>Visit Website`),
      );
    }
  });

  test("shows added, changed and removed partners, without harmful links", async () => {
    const partner = { id: "new", name: "New & Co", text: "We *build* <b>things</b>.", created_at };
    await save(site.db, "partners", { ...partner, website: "javascript:alert(1)" });
    const added = await page("/about/partnerships");
    expect(added).toContain("<h3>New &amp; Co</h3>");
    expect(added).toContain("<p>We <em>build</em> &lt;b&gt;things&lt;/b&gt;.</p>");
    expect(added).not.toMatch(/javascript:|Logo of New/);
    await save(site.db, "partners", { ...partner, name: "Renamed" });
    expect(await page("/about/partnerships")).toContain("<h3>Renamed</h3>");
    await remove(site.db, "partners", "new");
    expect(await page("/about/partnerships")).not.toContain("Renamed");
  });

  test("shows the rest of the page without partners", async () => {
    await removeAll(site.db, "partners");
    const html = await page("/about/partnerships");
    expect(html).not.toContain("Our partners");
    expect(html).toContain("Partner With Us");
  });
});

test("shows a question on its page, in both searches and, if technical, on Support", async () => {
  const entry = { id: "okapi", question: "Where is the okapi?", answer: "In the [zoo](/about).", created_at };
  await save(site.db, "faq", { ...entry, category: "technical", tags: "animals, zoo" });
  for (const path of ["/faq?category=technical", "/faq?q=okapi", "/faq?q=animals", "/support"]) {
    const html = await page(path);
    expect(html).toContain("Where is the okapi?");
    expect(html).toContain('href="/faq?category=technical#okapi"');
    expect(html).toContain('href="/faq?q=animals"');
  }
  expect(await page("/search?q=okapi")).toContain('href="/faq?category=technical#okapi"');
  expect(await page("/faq?category=technical")).toMatch(/"@type":"Question","name":"Where is the okapi\?"/);
  await remove(site.db, "faq", "okapi");
  for (const path of ["/faq?category=technical", "/faq?q=okapi", "/support", "/search?q=okapi"])
    expect(await page(path)).not.toContain("Where is the okapi?");
});
