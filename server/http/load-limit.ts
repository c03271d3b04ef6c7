import type { MiddlewareHandler } from "hono";
import { concurrencyLimit } from "../limits/concurrency-limit.ts";
import { maxPosts, maxPostsWaiting, maxRequests } from "./limits.ts";

/**
 * How much the app does at once. Posts have a limit of their own, so that neither they nor pages can hold up
 * the others. Whoever hangs up while waiting is dropped.
 */
export function loadLimit(): MiddlewareHandler {
  const posts = concurrencyLimit({ name: "posts", concurrency: maxPosts, maxWaiting: maxPostsWaiting });
  const others = concurrencyLimit({ name: "requests", concurrency: maxRequests, maxWaiting: 0 });
  return ({ req }, next) => (req.method === "POST" ? posts : others)(next, req.raw.signal);
}
