/** Every page: React Router renders it, and its Content-Security-Policy names the code it holds by hash. */
import type { Context } from "hono";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import type { Site } from "../site.ts";
import { publicRequest } from "./public-request.ts";
import { contentSecurityPolicy, inlineCode } from "./security-headers.ts";

/** What `app/entry.server.tsx` exports beside what React Router asks of it. */
type EntryModule = ServerBuild["entry"]["module"] & { contextFor(site: Site): RouterContextProvider };
export type PageBuild = ServerBuild & { entry: { module: EntryModule } };

export function pages(loadBuild: () => Promise<PageBuild>, site: Site, mode: "production" | "development") {
  return async (context: Context): Promise<Response> => {
    const build = await loadBuild();
    const request = publicRequest(context.req.raw, site.settings.trustProxy);
    const response = await createRequestHandler(build, mode)(request, build.entry.module.contextFor(site));
    if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-cache");
    const isPage = response.headers.get("content-type")?.startsWith("text/html");
    // While developing, Vite adds code of its own to the page.
    if (!isPage || mode === "development") return response;
    const html = await response.text();
    response.headers.set("content-security-policy", contentSecurityPolicy(inlineCode(html)));
    return new Response(html, response);
  };
}
