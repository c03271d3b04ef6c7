/** What answers a request, in the order in which it is asked. */
import { Hono } from "hono";
import type { Site } from "../site.ts";
import { compressed } from "./compress.ts";
import { files } from "./files.ts";
import { health } from "./health.ts";
import { type PageBuild, pages } from "./pages.ts";
import { sameSite } from "./same-site.ts";
import { securityHeaders } from "./security-headers.ts";
import { wellFormed } from "./well-formed.ts";

type Parts = {
  site: Site;
  loadBuild: () => Promise<PageBuild>;
  /** The built files; none while developing, when Vite serves them. */
  filesFolder?: string;
};

export function createApp({ site, loadBuild, filesFolder }: Parts): Hono {
  const app = new Hono();
  const headers = Object.entries(securityHeaders(site.settings.siteUrl));
  if (!filesFolder) headers.splice(0);

  app.use(async (context, next) => {
    await next();
    for (const [name, value] of headers) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  });
  app.use(compressed);
  app.use(wellFormed);
  app.use(sameSite(site.settings.trustProxy));
  if (filesFolder) app.use(files(filesFolder));
  app.get("/health", health(site));
  app.all("*", pages(loadBuild, site, filesFolder));

  app.onError((error, context) => {
    site.log.error("A request failed", { path: context.req.path, error });
    return context.text("Something went wrong on our side. Please try again in a moment.\n", 500);
  });
  return app;
}
