import { languageCodes } from "../../languages.ts";
import type { LoaderArgs } from "../rendering/route-module.ts";
import { siteContext } from "../rendering/site-context.ts";
import { fileResponse } from "./file-response.ts";

/** Points search engines to the sitemap of each language. */
export function loader({ request, context }: LoaderArgs) {
  const { siteUrl } = context.get(siteContext).settings;
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...languageCodes.map((code) => `<sitemap><loc>${siteUrl}/sitemaps/${code}.xml</loc></sitemap>`),
    "</sitemapindex>\n",
  ].join("\n");
  return fileResponse(request, { type: "application/xml; charset=utf-8", body });
}
