import { expect, test } from "vitest";
import type { PageName, PageWords } from "../../content/pages/index.ts";
import { pageWords } from "../../tests/page-words.ts";
import { readNavigation } from "./navigation.ts";

type Changed = { [Name in PageName]?: Partial<PageWords<Name>> };
const navigationWith = (changed: Changed, isThere: (path: string) => boolean = () => true) =>
  readNavigation(async (name) => ({ ...pageWords(name), ...changed[name] }), {
    isThere: async (path) => isThere(path),
    titleAt: async (path) => (path === "/annual-report" ? "Annual report" : undefined),
  });
const entry = (label: string, to: string) => ({ id: `${label}${to}`, label, to });

test("an entry without a label gets the name of its page, or else its address, in the order of the list", async () => {
  const items = [
    ...[entry("", "/faq"), entry("Ask", "/faq?category=technical"), entry("", "/resources?category=X#top")],
    ...[entry("", "https://example.org/shop"), entry("", "/annual-report")],
  ];
  const { menu } = await navigationWith({ menu: { items } });
  expect(menu.items.map(({ label }) => label)).toEqual([
    ...["FAQ", "Ask", "Resources", "https://example.org/shop", "Annual report"],
  ]);
});

test("leaves out unsafe links, and the link to people while no one is published", async () => {
  const links = [
    entry("People", "/about/people"),
    entry("Bad", "javascript:alert(1)"),
    entry("Us", "/about"),
  ];
  const column = { heading: "Us", links };
  const changed = { menu: { items: links }, footer: { first: column, last: links } };
  const { menu, footer } = await navigationWith(changed, (path) => path !== "/about/people");
  for (const shown of [menu.items, footer.columns[0]?.links, footer.last])
    expect(shown?.map(({ label }) => label)).toEqual(["Us"]);
});

test("the panel opens below its entry, and a column without links is left out", async () => {
  const { menu, footer } = await navigationWith({
    footer: { second: { heading: "Empty", links: [] } },
  });
  expect(menu.items.filter(({ panel }) => panel.length > 0).map(({ to }) => to)).toEqual(["/about"]);
  expect(menu.items[1]?.panel.map(({ to }) => to)).toEqual([
    ...["/about/mission-vision", "/about/partnerships", "/about/history"],
  ]);
  expect(footer.columns.map(({ heading }) => heading)).toEqual(["About Us", "Other Links"]);
});

test("every page gets its name from its record", async () => {
  const { names } = await navigationWith({ donate: { name: "Give" } });
  expect(names["/donate"]).toBe("Give");
  expect(Object.values(names).filter((name) => !name)).toEqual([]);
});
