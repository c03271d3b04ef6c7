import type { Content } from "../../server/content/content.ts";
import { type Kind, kinds } from "../../server/database/schema.ts";
import { recordAddress } from "../lists/list-address.ts";
import { indexedPages, type PagePath } from "../metadata/site-map.ts";
import type { LoaderArgs } from "../rendering/route-module.ts";
import { siteContext } from "../rendering/site-context.ts";
import { contentFile } from "./content-file.ts";
import { escapeMarkup } from "./xml.ts";

/** A sitemap may hold 50,000 addresses: four kinds of this many, and the fixed pages, stay below it. */
const MOST_OF_A_KIND = 10_000;

const lists: Record<Kind, PagePath> = {
  our_work: "/our-work",
  news: "/news",
  events: "/events",
  resources: "/resources",
};

/** Every page, for search engines. */
export function loader({ request, context }: LoaderArgs) {
  const site = context.get(siteContext);
  return contentFile(request, site, {
    name: "sitemap.xml",
    type: "application/xml; charset=utf-8",
    write: () => writeSitemap(site.content, site.settings.siteUrl),
  });
}

async function writeSitemap(content: Content, siteUrl: string): Promise<string> {
  const sections = await Promise.all(
    kinds.map(async (kind) => ({
      path: lists[kind],
      records: await content.addresses(kind, MOST_OF_A_KIND),
    })),
  );
  // A list is as new as its newest record.
  const changed = new Map(sections.map(({ path, records }) => [path, records[0]?.created_at]));
  const pages = indexedPages.map((path) => entry(siteUrl + path, changed.get(path)));
  const records = sections.flatMap(({ path, records }) =>
    records.map(({ id, created_at }) => entry(siteUrl + recordAddress(path, id), created_at)),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages,
    ...records,
    "</urlset>\n",
  ].join("\n");
}

function entry(url: string, modified: string | undefined): string {
  return `<url><loc>${escapeMarkup(url)}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ""}</url>`;
}
