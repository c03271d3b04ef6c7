import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { concurrencyLimit } from "../limits/concurrency-limit.ts";
import { fairLimit } from "../limits/fair-limit.ts";
import { maxRequests, postPlaces } from "./limits.ts";

type AppContext = Context<{ Bindings: HttpBindings }>;

/**
 * How much the app does at once. Posts have places of their own, so that neither they nor pages can hold up
 * the others, and networks share them fairly. A post whose sender hangs up while it waits is dropped.
 */
export function loadLimit(networkOf: (context: AppContext) => string): MiddlewareHandler {
  const posts = fairLimit({ name: "posts", ...postPlaces });
  const others = concurrencyLimit({ name: "requests", concurrency: maxRequests, maxWaiting: 0 });
  return (context, next) => {
    const { method, raw } = context.req;
    if (method !== "POST") return others(next, raw.signal);
    return posts.run({ network: networkOf(context), returning: false }, next, raw.signal);
  };
}
