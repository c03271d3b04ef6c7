/** Refuses cross-site POSTs (CSRF), except where the address alone is the proof. */
import type { MiddlewareHandler } from "hono";
import { publicRequest } from "./trusted-proxy.ts";

const refusal =
  "This was sent from a page of another site and has been refused. Please use the form on our own page.\n";

export function sameSite(trustProxy: boolean): MiddlewareHandler {
  return async (context, next) => {
    if (
      context.req.method === "POST" &&
      !oneClick.test(context.req.path) &&
      isCrossSite(publicRequest(context.req.raw, trustProxy))
    ) {
      return context.text(refusal, 403);
    }
    await next();
  };
}

/**
 * Leaving the newsletter: mail programs in a browser post here from their own site (RFC 8058). Only the token in the
 * address counts, no cookie.
 */
const oneClick = /^(?:\/[a-z]{2})?\/subscription\/[^/]+\/leave$/;

/** Every browser sends one of these headers with a POST. Programs that send neither may pass. */
function isCrossSite(request: Request): boolean {
  const origin = request.headers.get("origin");
  if (origin !== null) return origin !== new URL(request.url).origin;
  const site = request.headers.get("sec-fetch-site");
  return site !== null && site !== "same-origin" && site !== "none";
}
