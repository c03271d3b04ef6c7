import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { fairLimit } from "../limits/fair-limit.ts";
import { needsPageSlot } from "./page-slots.ts";
import { fileSlots, postSlots } from "./request-limits.ts";

type AppContext = Context<{ Bindings: HttpBindings }>;

/**
 * Concurrency limits for POSTs and files; pages have waited for a slot already (page-slots.ts). Each of the three has
 * its own slots, so that none holds up the others, and networks share them fairly. A waiting request is dropped when
 * its client disconnects.
 */
export function loadLimit(networkOf: (context: AppContext) => string): MiddlewareHandler {
  const posts = fairLimit({ name: "posts", ...postSlots });
  const files = fairLimit({ name: "files", ...fileSlots });
  return (context, next) => {
    const { method, path, raw } = context.req;
    if (needsPageSlot(method, path)) return next();
    const limit = method === "POST" ? posts : files;
    return limit.run({ network: networkOf(context), returning: false }, next, raw.signal);
  };
}
