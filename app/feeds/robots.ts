import { languageCodes, localPath } from "../../languages.ts";
import type { LoaderArgs } from "../rendering/route-module.ts";
import { siteContext } from "../rendering/site-context.ts";
import { fileResponse } from "./file-response.ts";

/** Crawlers may read everything but search results, which are endless. */
export function loader({ request, context }: LoaderArgs) {
  const { siteUrl } = context.get(siteContext).settings;
  const searches = languageCodes.map((code) => `Disallow: ${localPath(code, "/search")}`).join("\n");
  const body = `User-agent: *\n${searches}\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
  return fileResponse(request, { type: "text/plain; charset=utf-8", body });
}
