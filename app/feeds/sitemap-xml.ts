import { indexedKinds, kinds } from "../../content/kinds.ts";
import { isLanguage, type Language, localPath } from "../../languages.ts";
import type { Content } from "../../server/content/content.ts";
import { recordAddress } from "../lists/list-address.ts";
import { existingPages, isIndexed, peoplePath } from "../metadata/page-paths.ts";
import type { LoaderArgs } from "../rendering/route-module.ts";
import { siteContext } from "../rendering/site-context.ts";
import { contentFile } from "./content-file.ts";
import { notFound } from "./error-responses.ts";
import { escapeMarkup } from "./xml.ts";

/** A sitemap may list 50,000 addresses. 2,000 are for fixed pages and people; the kinds share the rest. */
const MAX_PER_KIND = Math.floor(48_000 / indexedKinds.length);

/** Every page in one language, for search engines: `/sitemaps/fr.xml`. */
export function loader({ request, params: { file = "" }, context }: LoaderArgs) {
  const [, language = ""] = /^(\w+)\.xml$/.exec(file) ?? [];
  if (!isLanguage(language)) return notFound();
  const site = context.get(siteContext);
  return contentFile(request, site, {
    name: `sitemaps/${file}`,
    type: "application/xml; charset=utf-8",
    write: () => writeSitemap(site.content.in(language), site.settings.siteUrl, language),
  });
}

async function writeSitemap(content: Content, siteUrl: string, language: Language): Promise<string> {
  const address = (path: string) => siteUrl + localPath(language, path);
  const lists = await Promise.all(
    indexedKinds.map(async (kind) => ({
      path: kinds[kind].path as string,
      records: await content.addresses(kind, MAX_PER_KIND),
    })),
  );
  // A list changes with its newest record. Home is not a list.
  const changed = new Map(
    lists
      .filter(({ path }) => path !== "/")
      .map(({ path, records }) => [
        path,
        records
          .map(({ modified }) => modified)
          .sort()
          .at(-1),
      ]),
  );
  const people = await content.people.all();
  const pages = existingPages(await content.existing())
    .filter(isIndexed)
    .map((path) => entry(address(path), changed.get(path)));
  const records = lists.flatMap(({ path, records }) =>
    records.map(({ id, modified }) => entry(address(recordAddress(path, id)), modified)),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages,
    ...people
      .filter(({ languages }) => languages.includes(language))
      .map(({ id }) => entry(address(recordAddress(peoplePath, id)), undefined)),
    ...records,
    "</urlset>\n",
  ].join("\n");
}

function entry(url: string, modified: string | undefined): string {
  return `<url><loc>${escapeMarkup(url)}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ""}</url>`;
}
