import { kinds, sections } from "../../sections.ts";
import type { Content } from "../../server/content/content.ts";
import { recordAddress } from "../lists/list-address.ts";
import { isIndexed, pagesThere, peoplePath } from "../metadata/site-map.ts";
import type { LoaderArgs } from "../rendering/route-module.ts";
import { siteContext } from "../rendering/site-context.ts";
import { contentFile } from "./content-file.ts";
import { escapeMarkup } from "./xml.ts";

/** A sitemap may hold 50,000 addresses: the fixed pages and the people, and as many of each kind. */
const MOST_OF_A_KIND = Math.floor(48_000 / kinds.length);

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
  const lists = await Promise.all(
    kinds.map(async (kind) => ({
      path: sections[kind].path as string,
      records: await content.addresses(kind, MOST_OF_A_KIND),
    })),
  );
  // A list is as new as what was last published or changed in it.
  const changed = new Map(
    lists.map(({ path, records }) => [
      path,
      records
        .map(({ modified }) => modified)
        .sort()
        .at(-1),
    ]),
  );
  const people = await content.people.all();
  const pages = pagesThere({ people: people.length > 0 })
    .filter(isIndexed)
    .map((path) => entry(siteUrl + path, changed.get(path)));
  const records = lists.flatMap(({ path, records }) =>
    records.map(({ id, modified }) => entry(siteUrl + recordAddress(path, id), modified)),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages,
    ...people.map(({ id }) => entry(siteUrl + recordAddress(peoplePath, id), undefined)),
    ...records,
    "</urlset>\n",
  ].join("\n");
}

function entry(url: string, modified: string | undefined): string {
  return `<url><loc>${escapeMarkup(url)}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ""}</url>`;
}
