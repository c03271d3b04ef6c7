import { type Kind, publicPage } from "../../content/kinds.ts";
import { oldPath } from "../content/old-path.ts";
import { redirectsOf } from "../content/redirects.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { editionAt } from "../publishing/edition.ts";
import { findPublic } from "../publishing/public-record.ts";
import { proposeSlug } from "../publishing/record-addresses.ts";
import { slugOf } from "../publishing/slug.ts";
import type { ExportIndex, ItemSummary } from "./export-index.ts";
import { plainTextOf } from "./html-tree.ts";
import type { Reason, Report } from "./import-report.ts";

/** A post or page that is imported now or was imported before. */
export type Planned = {
  kind: Kind;
  slug: string;
  /** Its address on this site. */
  address: string;
  language: string;
  /** Its old addresses in the form of `oldPath`. The first one shows whether it was imported before. */
  paths: string[];
  /** Imported before, so it stays as staff left it. */
  wasImported: boolean;
};

/** Items by position in the file and by old address. */
export type Plan = { items: Map<number, Planned>; byPath: Map<string, Planned> };

const kindOf = ({ type }: ItemSummary): Kind => (type === "page" ? "pages" : "news");

/** Decides what to import, and at which address. */
export async function planImport(
  database: SiteDatabase,
  index: ExportIndex,
  report: Report,
  now: Date,
): Promise<Plan> {
  const plan: Plan = { items: new Map(), byPath: new Map() };
  const ids = new Set<string>();
  const earlier = earlierImports(database);
  const slugs = freeSlugs(database);
  for (const item of index.items) {
    const kind = kindOf(item);
    const reason = ids.has(item.id) ? "twice" : reasonToSkip(item, now);
    if (reason) {
      report.leaveOut(reason, titleOf(item));
      continue;
    }
    const paths = pathsOf(index, item);
    const before = await earlier(paths[0] ?? "", kind);
    const slug = before?.slug ?? (await slugs.next(kind, item));
    slugs.use(kind, slug);
    if (!before && slug !== decodedSlug(item)) report.remark("slug", slug);
    const planned: Planned = {
      ...{ kind, slug, paths, wasImported: before?.wasImported ?? false },
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

function reasonToSkip(item: ItemSummary, now: Date): Reason | undefined {
  const { id, status, password, published, isTooLong } = item;
  if (status === "future" || (status === "publish" && published > now.toISOString())) return "scheduled";
  if (["draft", "pending", "auto-draft"].includes(status)) return "draft";
  if (status === "private" || status === "trash") return status;
  if (status !== "publish") return "otherStatus";
  if (password) return "password";
  return isTooLong || !/^\d+$/.test(id) ? "cannotBeStored" : undefined;
}

/** Its address, and the one with its id, which WordPress also serves. */
function pathsOf({ site }: ExportIndex, { id, link }: ItemSummary): string[] {
  const home = URL.parse(site.homeUrl)?.pathname ?? "/";
  return [link, `${home}?p=${id}`].map(oldPath).filter((path) => path !== undefined);
}

/** Finds an earlier import by its old address, under its current slug. */
function earlierImports(database: SiteDatabase) {
  const { db } = database;
  const moved = redirectsOf(database);
  return async (path: string, kind: Kind): Promise<{ slug: string; wasImported: boolean } | undefined> => {
    const row = await db.selectFrom("old_addresses").selectAll().where("path", "=", path).executeTakeFirst();
    if (!row || row.kind !== kind) return undefined;
    const now = await moved(kind, row.record_id);
    if (typeof now === "object") return { slug: now.to, wasImported: true };
    const slug = row.record_id;
    const wasImported =
      now === "gone" || (await editionAt(db, kind, slug)) || (await findPublic(db, kind, slug));
    // False if an import was interrupted before it published this record.
    return { slug, wasImported: Boolean(wasImported) };
  };
}

function decodedSlug({ slug }: ItemSummary): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** Slugs that are free on this site and unused in this import. */
function freeSlugs({ db }: SiteDatabase) {
  const used = new Set<string>();
  /** The last number appended to each slug: subpages of different pages often share one. */
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

/** From a multilingual plugin, or else the language of the site. */
function languageOf({ terms }: ItemSummary, { site }: ExportIndex): string {
  const [own = ""] = terms.language ?? [];
  return /^[a-z]{2,3}/i.exec(own || site.language)?.[0].toLowerCase() ?? "en";
}
