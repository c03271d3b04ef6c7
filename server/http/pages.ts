/** Every page: React Router renders it, and its Content-Security-Policy names the code it holds by hash. */
import type { Context } from "hono";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import type { Site } from "../site.ts";
import { lightPages } from "./light-page.ts";
import { publicRequest } from "./public-request.ts";
import { contentSecurityPolicy, inlineCode } from "./security-headers.ts";
import { visitorAddress } from "./visitor-address.ts";

/** What `app/entry.server.tsx` exports beside what React Router asks of it. */
type EntryModule = ServerBuild["entry"]["module"] & {
  contextFor(site: Site, visitorAddress: string): RouterContextProvider;
};
export type PageBuild = ServerBuild & { entry: { module: EntryModule } };

export function pages(loadBuild: () => Promise<PageBuild>, site: Site, filesFolder: string | undefined) {
  const mode = filesFolder ? "production" : "development";
  const lighten = filesFolder ? lightPages(filesFolder) : undefined;
  return async (context: Context): Promise<Response> => {
    const build = await loadBuild();
    const request = publicRequest(context.req.raw, site.settings.trustProxy);
    const routing = build.entry.module.contextFor(site, visitorAddress(context, site.settings.trustProxy));
    const response = await createRequestHandler(build, mode)(request, routing);
    if (isForOneVisitor(request)) response.headers.set("cache-control", "private, no-cache");
    else if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-cache");
    const isPage = response.headers.get("content-type")?.startsWith("text/html");
    // While developing, Vite adds code of its own to the page.
    if (!isPage || !lighten) return response;
    const html = lighten(await response.text());
    response.headers.set("content-security-policy", contentSecurityPolicy(inlineCode(html)));
    return new Response(html, response);
  };
}

/**
 * The answer to a form, and the page of thanks it leads to. Not "no-store": the browser could then not go back
 * to what was typed.
 */
function isForOneVisitor(request: Request): boolean {
  return request.method === "POST" || new URL(request.url).searchParams.has("sent");
}
