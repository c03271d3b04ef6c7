import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/**
 * The network address a request came from. Behind a trusted proxy it is the last one in X-Forwarded-For: the
 * proxy added that one itself, while those before it are whatever the visitor chose to send.
 */
export function visitorAddress(context: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  return withoutPort(forwarded || (getConnInfo(context).remote.address ?? "unknown"));
}

/** Some proxies add the port, which is another for each connection: 192.0.2.1:4711, [2001:db8::1]:4711. */
export function withoutPort(address: string): string {
  return address.replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, "$1$2");
}
