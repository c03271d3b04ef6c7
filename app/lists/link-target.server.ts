import { kinds, sections } from "../../content/kinds.ts";
import { slugIn } from "../../server/content/free-pages.ts";
import type { Site } from "../../server/site.ts";
import { wordsIn } from "../words/words.ts";

export type LinkTarget = {
  /** What one record of its section is called. */
  one?: string;
  title: string;
  language: string;
};

/** Names the target of a link within the site: a record by its title, a page or file by its name. */
export async function linkTarget(
  { content: records, language }: Pick<Site, "content" | "language">,
  address: string,
): Promise<LinkTarget> {
  const words = wordsIn(language);
  const path = decoded(URL.parse(address, "https://this.site")?.pathname ?? address);
  const kind = sections.find((each) => path.startsWith(`${kinds[each].path}/`));
  const record = kind && (await records[kind].title(path.slice(kinds[kind].path.length + 1)));
  if (record) return { one: words.sectionWords[kind].one, ...record };
  const freePage = await freePageTitle(records, address);
  if (freePage) return freePage;
  const { names } = await records.navigation();
  const page = Object.hasOwn(names, path) ? names[path as keyof typeof names] : undefined;
  return { title: page ?? (path.slice(path.lastIndexOf("/") + 1) || path), language };
}

async function freePageTitle({ pages }: Site["content"], address: string) {
  const slug = slugIn(address);
  return slug !== undefined && (await pages.at(slug)) === "public" ? pages.title(slug) : undefined;
}

/** Authors may type a percent sign that is not an escape. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
