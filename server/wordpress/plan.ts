import { type Kind, publicPage } from "../../content/kinds.ts";
import { movedOf } from "../content/moved.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { oldPath } from "../pages/old-addresses.ts";
import { editionAt } from "../publishing/edition.ts";
import { findPublic } from "../publishing/public-record.ts";
import { proposeSlug } from "../publishing/record-addresses.ts";
import { slugOf } from "../publishing/slug.ts";
import type { ExportIndex, ItemSummary } from "./export-index.ts";
import { plainTextOf } from "./plain-text-of.ts";
import type { Reason, Report } from "./report.ts";

/** A post or page that is taken over, or was before. */
export type Planned = {
  kind: Kind;
  slug: string;
  /** Its page on this site. */
  address: string;
  language: string;
  /** Where the earlier site had it, as `oldPath` spells them; the first tells whether it is here already. */
  paths: string[];
  /** Imported before: it stays as it is, whatever staff made of it since. */
  isHere: boolean;
};

/** By the position in the file, and by each old address. */
export type Plan = { items: Map<number, Planned>; byPath: Map<string, Planned> };

const kindOf = ({ type }: ItemSummary): Kind => (type === "page" ? "pages" : "news");

/** Decides what is taken over, and at which address. */
export async function planImport(
  database: SiteDatabase,
  index: ExportIndex,
  report: Report,
  now: Date,
): Promise<Plan> {
  const plan: Plan = { items: new Map(), byPath: new Map() };
  const ids = new Set<string>();
  const known = knownAddresses(database);
  const slugs = freeSlugs(database);
  for (const item of index.items) {
    const kind = kindOf(item);
    const reason = ids.has(item.id) ? "twice" : reasonAgainst(item, now);
    if (reason) {
      report.leaveOut(reason, titleOf(item));
      continue;
    }
    const paths = pathsOf(index, item);
    const before = await known(paths[0] ?? "", kind);
    const slug = before?.slug ?? (await slugs.next(kind, item));
    slugs.use(kind, slug);
    if (!before && slug !== decodedSlug(item)) report.remark("slug", slug);
    const planned: Planned = {
      ...{ kind, slug, paths, isHere: before?.isHere ?? false },
      address: publicPage(kind, slug, {}),
      language: languageOf(item, index),
    };
    plan.items.set(item.position, planned);
    ids.add(item.id);
    for (const path of paths) if (!plan.byPath.has(path)) plan.byPath.set(path, planned);
  }
  return plan;
}

export const titleOf = ({ title, slug, id }: Pick<ItemSummary, "title" | "slug" | "id">) =>
  plainTextOf(title) || slug || id;

function reasonAgainst(item: ItemSummary, now: Date): Reason | undefined {
  const { id, status, password, published, isTooLong } = item;
  if (status === "future" || (status === "publish" && published > now.toISOString())) return "scheduled";
  if (["draft", "pending", "auto-draft"].includes(status)) return "draft";
  if (status === "private" || status === "trash") return status;
  if (status !== "publish") return "otherStatus";
  if (password) return "password";
  return isTooLong || !/^\d+$/.test(id) ? "cannotBeStored" : undefined;
}

/** Its address, and that by its number, which WordPress answers too. */
function pathsOf({ site }: ExportIndex, { id, link }: ItemSummary): string[] {
  const home = URL.parse(site.homeUrl)?.pathname ?? "/";
  return [link, `${home}?p=${id}`].map(oldPath).filter((path) => path !== undefined);
}

/** What was imported before, by its old address. Where it was renamed since, its newest address. */
function knownAddresses(database: SiteDatabase) {
  const { db } = database;
  const moved = movedOf(database);
  return async (path: string, kind: Kind): Promise<{ slug: string; isHere: boolean } | undefined> => {
    const row = await db.selectFrom("old_addresses").selectAll().where("path", "=", path).executeTakeFirst();
    if (!row || row.kind !== kind) return undefined;
    const now = await moved(kind, row.record_id);
    if (typeof now === "object") return { slug: now.to, isHere: true };
    const slug = row.record_id;
    const isHere = now === "gone" || (await editionAt(db, kind, slug)) || (await findPublic(db, kind, slug));
    // Not there if an import broke off before it was published.
    return { slug, isHere: Boolean(isHere) };
  };
}

function decodedSlug({ slug }: ItemSummary): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** Free on this site, and not given to another item before. */
function freeSlugs({ db }: SiteDatabase) {
  const used = new Set<string>();
  /** The last number behind each: pages below different pages may be called the same. */
  const numbers = new Map<string, number>();
  return {
    use: (kind: Kind, slug: string) => void used.add(`${kind}/${slug}`),
    async next(kind: Kind, item: ItemSummary): Promise<string> {
      const words = slugOf(decodedSlug(item)) || slugOf(plainTextOf(item.title));
      const start = [...words].slice(0, 40).join("");
      let number = numbers.get(`${kind}/${start}`) ?? 1;
      let slug = await proposeSlug(db, kind, words);
      while (used.has(`${kind}/${slug}`)) slug = await proposeSlug(db, kind, `${start} ${++number}`);
      numbers.set(`${kind}/${start}`, number);
      return slug;
    },
  };
}

/** As a plugin for several languages noted it, or that of the whole site. */
function languageOf({ terms }: ItemSummary, { site }: ExportIndex): string {
  const [own = ""] = terms.language ?? [];
  return /^[a-z]{2,3}/i.exec(own || site.language)?.[0].toLowerCase() ?? "en";
}
