/** Refuses what a page of another site has a visitor's browser post to us. */
import type { MiddlewareHandler } from "hono";
import { publicRequest } from "./trusted-proxy.ts";

const refusal =
  "This was sent from a page of another site and has been refused. Please use the form on our own page.\n";

export function sameSite(trustProxy: boolean): MiddlewareHandler {
  return async (context, next) => {
    if (context.req.method === "POST" && isForeign(publicRequest(context.req.raw, trustProxy))) {
      return context.text(refusal, 403);
    }
    await next();
  };
}

/** Every browser says where a post comes from in one header or the other; programs that say nothing may pass. */
function isForeign(request: Request): boolean {
  const origin = request.headers.get("origin");
  if (origin !== null) return origin !== new URL(request.url).origin;
  const site = request.headers.get("sec-fetch-site");
  return site !== null && site !== "same-origin" && site !== "none";
}
