import { expect, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { save } from "../../tests/save.ts";
import type { Edition } from "../publishing/edition.ts";
import { editionsOf } from "../publishing/editions.ts";
import { contentVersion } from "./changes.ts";
import { contentOf } from "./content.ts";
import { freeAddressesOf, slugIn } from "./free-pages.ts";

const ada = { id: null, name: "Ada" };
const created_at = "2026-03-15T08:00:00.000Z";

forEachDatabase((_engine, open) => {
  async function site(mostHeld?: number) {
    const { database } = await open();
    const editions = editionsOf({ database });
    const addresses = freeAddressesOf(database, () => contentVersion(database.db), mostHeld);
    const publish = async (slug: string) => {
      await save(database.db, "pages", { id: slug, title: slug, text: "Text.", created_at });
      return (await editions.find("pages", slug)) as Edition;
    };
    return { database, editions, addresses, publish };
  }

  test.each([undefined, 1])(
    "an address is public, redirects or is gone (cached addresses: %s)",
    async (mostHeld) => {
      const { editions, addresses, publish } = await site(mostHeld);
      expect(await addresses.at("report")).toBeUndefined();
      const { id } = await publish("report");
      await publish("another");
      expect(await addresses.at("report")).toBe("public");
      await editions.rename(ada, id, "annual-report");
      expect(await addresses.at("report")).toEqual({ to: "annual-report" });
      expect(await addresses.at("annual-report")).toBe("public");
      await editions.withdraw(ada, id);
      expect(await addresses.at("annual-report")).toBe("gone");
      await editions.rename(ada, id, "report-2026");
      expect(await addresses.at("annual-report")).toEqual({ to: "report-2026" });
      expect(await addresses.at("report-2026")).toBe("gone");
      await editions.publish(ada, id, { base: 1 });
      expect(await addresses.at("report-2026")).toBe("public");
      for (const odd of ["", "nothing", "a\0b", "__proto__"]) expect(await addresses.at(odd)).toBeUndefined();
    },
  );

  test("recognises the path of a public free page, so that menus can leave out withdrawn ones", async () => {
    const { editions, addresses, publish } = await site();
    const { id } = await publish("تقرير");
    for (const address of ["/تقرير", `/${encodeURIComponent("تقرير")}`, "/تقرير?a=1#b"])
      expect(await addresses.isPublic(address), address).toBe(true);
    for (const address of ["/", "تقرير", "/news/تقرير", "/%", "//تقرير", "https://x.example/تقرير"])
      expect(await addresses.isPublic(address), address).toBe(false);
    expect(addresses.wasPublic("/تقرير")).toBe(true);
    await editions.withdraw(ada, id);
    expect(await addresses.isPublic("/تقرير")).toBe(false);
    expect(addresses.wasPublic("/تقرير")).toBe(false);
  });

  test("an unknown address costs no query besides the version", async () => {
    const { database, publish } = await site();
    await publish("report");
    const version = await contentVersion(database.db);
    const addresses = freeAddressesOf(database, async () => version);
    await addresses.at("first");
    await database.close();
    for (let number = 0; number < 50; number++)
      expect(await addresses.at(`missing-${number}`)).toBeUndefined();
  });

  test("a page whose title is a reserved address gets another address, in every language", async () => {
    const { editions } = await site();
    const created = async (title: string) =>
      ((await editions.create(ada, "pages", { title, text: "Text." })) as Edition).slug;
    expect(await created("Events")).toBe("events-2");
    expect(await created("Events")).toBe("events-3");
    expect(await created("FR")).toBe("fr-2");
    expect(await created("Annual Report 2026")).toBe("annual-report-2026");
  });

  test("rejects an address that the site uses, with the reason", async () => {
    const { editions, publish } = await site();
    const { id } = await publish("report");
    expect(await editions.rename(ada, id, "about")).toEqual({
      outcome: "refused",
      problems: [{ field: "slug", name: "addressOfPage", values: { slug: "about" } }],
    });
  });

  test("a search finds a page by its lead and its text, and shows the matching part", async () => {
    const { database } = await site();
    const text = `${"Many words before. ".repeat(40)} The okapi was counted. ${"And after. ".repeat(20)}`;
    const page = { id: "report", title: "Annual report", lead: "What we did in 2026.", text, created_at };
    await save(database.db, "pages", page);
    const { pages } = contentOf(database);
    const [byLead, byText] = [await pages.page({ q: "did" }), await pages.page({ q: "okapi" })];
    expect(byLead.items).toMatchObject([{ id: "report", excerpt: "What we did in 2026." }]);
    expect(byText.items[0]?.excerpt).toContain("The okapi was counted.");
  });
});

test.each([
  ["/annual-report", "annual-report"],
  ["/a%20b?c#d", "a b"],
  ["/", undefined],
  ["/a/b", undefined],
  ["/%zz", undefined],
])("%s names the page %s", (address, slug) => {
  expect(slugIn(address)).toBe(slug);
});
