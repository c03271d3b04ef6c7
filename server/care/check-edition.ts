/** Finds what visitors would stumble over in one public edition. */
import { fieldsOf, hasOwnAddress, publicPage } from "../../content/kinds.ts";
import { isLanguage, localPath } from "../../languages.ts";
import { mediaIdOf } from "../content/media-address.ts";
import { compress } from "../http/compress.ts";
import { destinationOf } from "../markdown/links.ts";
import type { Db, EditionSummary, Fields } from "../publishing/edition.ts";
import { publicFields } from "../publishing/public-record.ts";
import type { TextWork } from "../publishing/texts/text-work.ts";
import { asCached, findDeadLinks } from "./dead-links.ts";

/** "own link": a broken link inside the site; "other link": to another site; "heavy": its page is over the budget. */
export const problems = ["own link", "other link", "no alt", "heavy"] as const;
export type FindingProblem = (typeof problems)[number];

export type Finding = {
  problem: FindingProblem;
  /** The address of the link or picture; empty for a page. */
  subject: string;
  /** The bytes of a heavy page, or the status of another site, which is 0 if it does not answer. */
  figure?: number;
  /** When it was first found. */
  since: string;
};
export type Found = Omit<Finding, "since">;

/** The same as tests/budgets/budgets.ts. Home has its own. */
const pageBudget = 18_400;
const homeBudget = 22_500;
/** Of one sort. More are shown once these are mended. */
const maxFindings = 20;
export const maxLinks = 50;

type Parts = {
  db: Db;
  texts: Pick<TextWork, "inspect">;
  /** Where this process answers. */
  origin: string;
};

/** `elsewhere`: the links to other sites, which are asked separately. */
export async function checkEdition({ db, texts, origin }: Parts, edition: EditionSummary) {
  const fields = (await publicFields(db, edition)) ?? {};
  const { links, elsewhere, pictures } = await addressesIn(texts, edition, fields);
  const page = await readPage(origin, edition, fields);
  const dead: string[] = [];
  // The check takes twenty addresses at a time.
  for (let start = 0; start < Math.min(links.length, 200); start += 20)
    dead.push(...(await findDeadLinks(origin, links.slice(start, start + 20))));
  // Some pages leave out links to records that are not public.
  const shown = dead.filter((link) => isLinked(page, edition, link));
  const bytes = page && (await weigh(page));
  const found: Found[] = [
    ...shown.slice(0, maxFindings).map((subject): Found => ({ problem: "own link", subject })),
    ...(await withoutAlt(db, pictures)).map((subject): Found => ({ problem: "no alt", subject })),
    ...(bytes ? [{ problem: "heavy" as const, subject: "", figure: bytes }] : []),
  ];
  return { found, elsewhere: elsewhere.slice(0, maxLinks) };
}

async function addressesIn(texts: Parts["texts"], { kind }: EditionSummary, fields: Fields) {
  const links = new Set<string>();
  const elsewhere = new Set<string>();
  const pictures = new Set<string>();
  for (const [name, { type }] of Object.entries(fieldsOf(kind, fields))) {
    const value = (fields[name] ?? "").trim();
    if (!value) continue;
    if (type === "picture") pictures.add(value);
    else if (type === "text") {
      const text = await texts.inspect(value);
      for (const link of text.links) links.add(link);
      for (const link of text.elsewhere) elsewhere.add(link);
      for (const { picture } of text.checks) if (picture) pictures.add(picture);
    } else if (type === "link" || type === "file") {
      const destination = destinationOf(value);
      if (destination === "another site") elsewhere.add(value);
      else if (/^\/(?!\/)/.test(value)) links.add(value);
    }
  }
  // Placeholders are filled in for visitors.
  const isWhole = (address: string) => !/[{}]|%7[bd]/i.test(address);
  return {
    links: [...links].filter(isWhole),
    elsewhere: [...elsewhere].filter(isWhole),
    pictures: [...pictures],
  };
}

/** The library may describe a picture that the text does not, or mark it as decorative. */
async function withoutAlt(db: Db, pictures: string[]): Promise<string[]> {
  const ids = pictures.flatMap((address) => mediaIdOf(address) ?? []);
  if (ids.length === 0) return [];
  const items = await db
    .selectFrom("media")
    .select("id")
    .where("id", "in", ids)
    .where("kind", "=", "picture")
    .where("alt", "=", "")
    .where("decorative", "=", 0)
    .execute();
  const bare = new Set(items.map(({ id }) => id));
  return pictures.filter((address) => bare.has(mediaIdOf(address) ?? "")).slice(0, maxFindings);
}

type Page = { html: Buffer; headers: Headers; budget: number; isOwn: boolean };

/** The page that shows the edition, as visitors get it. */
async function readPage(
  origin: string,
  { kind, slug, language }: EditionSummary,
  fields: Fields,
): Promise<Page | undefined> {
  if (!isLanguage(language)) return undefined;
  const path = publicPage(kind, slug, fields);
  const answer = await fetch(origin + localPath(language, path), {
    headers: asCached,
    signal: AbortSignal.timeout(20_000),
  });
  const html = Buffer.from(await answer.arrayBuffer());
  if (!answer.ok) return undefined;
  const budget = path === "/" ? homeBudget : pageBudget;
  return { html, headers: answer.headers, budget, isOwn: hasOwnAddress(kind) };
}

function isLinked(page: Page | undefined, { language }: EditionSummary, link: string): boolean {
  if (!page || !isLanguage(language)) return true;
  const href = (address: string) => `href="${address.replaceAll("&", "&amp;")}"`;
  return [link, localPath(language, link)].some((address) => page.html.includes(href(address)));
}

/** The bytes of a page over its budget, with headers; undefined if it is within. */
async function weigh({ html, headers, budget, isOwn }: Page): Promise<number | undefined> {
  if (!isOwn || html.length <= budget) return undefined;
  const head = [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
  if (head + (await compress(html, "br")).length <= budget) return undefined;
  // As visitors get it from the cache.
  const bytes = head + (await compress(html, "br", 11)).length;
  return bytes > budget ? bytes : undefined;
}
