import { type PageName, type PagePath, type PageWords, pagesByPath } from "../../content/pages/index.ts";
import { destinationOf, isOwnPath } from "../markdown/links.ts";

export type MenuLink = { id: string; label: string; to: string };
export type MenuCard = MenuLink & { text: string };
export type MenuItem = MenuLink & { /** The cards that open below it. */ panel: MenuCard[] };
export type FooterColumn = { heading: string; links: MenuLink[] };

/** The menu and the footer: `await content.navigation()`. */
export type Navigation = {
  /** The names of pages in lists, by address. */
  names: Readonly<Record<PagePath, string>>;
  menu: { items: MenuItem[]; contact: { label: string; to: string } };
  footer: { blurb: string; columns: FooterColumn[]; last: MenuLink[]; note: string };
};

export type ReadPage = <Name extends PageName>(name: Name) => Promise<PageWords<Name>>;

type Addresses = {
  /** Whether visitors can open this page now. */
  isThere: (path: string) => Promise<boolean>;
  /** The title of a free page. */
  titleAt: (path: string) => Promise<string | undefined>;
};

export async function readNavigation(page: ReadPage, { isThere, titleAt }: Addresses): Promise<Navigation> {
  const names = await readNames(page);
  const [menu, footer] = await Promise.all([page("menu"), page("footer")]);
  const nameAt = (to: string) => names[to.replace(/[?#].*/s, "") as PagePath];
  /** The links that work, each with its label or the name of its page. */
  const offered = async <Entry extends MenuLink>(entries: Entry[]): Promise<Entry[]> => {
    const all = entries.map(async (entry) => {
      const { to } = entry;
      const isOffered = isOwnPath(to) ? await isThere(to) : destinationOf(to) === "another site";
      return isOffered && { ...entry, label: entry.label || (nameAt(to) ?? (await titleAt(to)) ?? to) };
    });
    return (await Promise.all(all)).filter((entry) => entry !== false);
  };
  const cards = await offered(menu.panel.items);
  const columns = await Promise.all(
    [footer.first, footer.second, footer.third].map(async ({ heading, links }) => ({
      heading,
      links: await offered(links),
    })),
  );
  return {
    names,
    menu: {
      items: (await offered(menu.items)).map((item) => ({
        ...item,
        panel: item.to === menu.panel.below ? cards : [],
      })),
      contact: menu.contact,
    },
    footer: {
      blurb: footer.blurb,
      columns: columns.filter(({ links }) => links.length > 0),
      last: await offered(footer.last),
      note: footer.note,
    },
  };
}

async function readNames(page: ReadPage): Promise<Navigation["names"]> {
  const named = Object.entries(pagesByPath).map(async ([path, name]) => [path, (await page(name)).name]);
  return Object.fromEntries(await Promise.all(named));
}
