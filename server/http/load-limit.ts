import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { fairLimit } from "../limits/fair-limit.ts";
import { needsPlace } from "./page-slots.ts";
import { filePlaces, postPlaces } from "./request-limits.ts";

type AppContext = Context<{ Bindings: HttpBindings }>;

/**
 * How much the app does at once besides pages, which have waited for their place before. Posts and files have places
 * of their own, so that none of the three holds up the others, and networks share them fairly. What waits is dropped
 * when its client hangs up.
 */
export function loadLimit(networkOf: (context: AppContext) => string): MiddlewareHandler {
  const posts = fairLimit({ name: "posts", ...postPlaces });
  const files = fairLimit({ name: "files", ...filePlaces });
  return (context, next) => {
    const { method, path, raw } = context.req;
    if (needsPlace(method, path)) return next();
    const limit = method === "POST" ? posts : files;
    return limit.run({ network: networkOf(context), returning: false }, next, raw.signal);
  };
}
