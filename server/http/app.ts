/** What answers a request, in the order in which it is asked. */
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { TooBusy } from "../limits/too-busy.ts";
import { madePictures } from "../pictures/answer.ts";
import type { Site } from "../site.ts";
import { compressed } from "./compress.ts";
import { health } from "./health.ts";
import type { Render } from "./pages.ts";
import { publicRequest } from "./public-request.ts";
import { sameSite } from "./same-site.ts";
import { securityHeaders, withHeaders } from "./security-headers.ts";
import type { SharedPages } from "./shared-pages.ts";
import { visitorAddress } from "./visitor-address.ts";
import { wellFormed } from "./well-formed.ts";

type Parts = {
  site: Site;
  render: Render;
  /** The pages that are kept. While developing there are none. */
  shared?: SharedPages;
};

export function createApp({ site, render, shared }: Parts) {
  const { siteUrl, trustProxy } = site.settings;
  const app = new Hono<{ Bindings: HttpBindings }>();

  if (shared) app.use(withHeaders(securityHeaders(siteUrl)));
  app.use(compressed);
  app.use(wellFormed);
  app.use(sameSite(trustProxy));
  app.get("/health", health(site));
  app.get("/made/*", madePictures(site.pictures));
  app.all("*", async (context) => {
    const kept = await shared?.answer(context.env.incoming);
    return kept ?? render(publicRequest(context.req.raw, trustProxy), visitorAddress(context, trustProxy));
  });

  app.onError((error, context) => {
    if (error instanceof TooBusy) {
      context.header("retry-after", String(error.retryAfter));
      return context.text("The site is very busy. Please try again in a few seconds.\n", 503);
    }
    site.log.error("A request failed", { path: context.req.path, error });
    return context.text("Something went wrong on our side. Please try again in a moment.\n", 500);
  });
  return app;
}
