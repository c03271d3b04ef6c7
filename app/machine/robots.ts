import type { LoaderArgs } from "../route.ts";
import { siteContext } from "../site.ts";
import { machineAnswer } from "./machine-answer.ts";

/** Everything may be read by everyone; search results are pages without end, so they are not listed. */
export function loader({ request, context }: LoaderArgs) {
  const { siteUrl } = context.get(siteContext).settings;
  const body = `User-agent: *\nDisallow: /search\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
  return machineAnswer(request, { type: "text/plain; charset=utf-8", body });
}
