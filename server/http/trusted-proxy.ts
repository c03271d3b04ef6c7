/** The visitor's IP address and the requested URL, as forwarded by a trusted proxy. */
import type { IncomingMessage } from "node:http";
import { networksOf } from "../limits/networks.ts";

/**
 * The request with the URL that the visitor's browser requested. Behind a proxy that terminates TLS, our URL begins with
 * http and may name another host. The forwarded headers are used only with TRUST_PROXY.
 */
export function publicRequest(request: Request, trustProxy: boolean): Request {
  if (!trustProxy) return request;
  const { protocol, host, pathname, search } = new URL(request.url);
  const forwarded = (name: string, pattern: RegExp) => {
    const value = request.headers.get(`x-forwarded-${name}`)?.split(",")[0]?.trim() ?? "";
    return pattern.test(value) ? value : undefined;
  };
  const publicProtocol = forwarded("proto", /^https?$/) ?? protocol.slice(0, -1);
  const publicHost = forwarded("host", /^[\w.-]+(?::\d+)?$/) ?? host;
  const url = `${publicProtocol}://${publicHost}${pathname}${search}`;
  return url === request.url ? request : new Request(url, request);
}

/**
 * The IP address a request came from. Behind a trusted proxy it is the last one in X-Forwarded-For: the proxy added
 * that one itself, and the visitor may have forged all others.
 */
export function visitorAddress({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const chain = trustProxy ? String(headers["x-forwarded-for"] ?? "") : "";
  const forwarded = chain.split(",").at(-1)?.trim();
  return withoutPort(forwarded || (socket.remoteAddress ?? "unknown"));
}

/** The IPv4 address or the IPv6 /64 that a request came from. */
export function networkOf(request: IncomingMessage, trustProxy: boolean): string {
  return networksOf(visitorAddress(request, trustProxy))[0]?.name ?? "unknown";
}

/** Some proxies add the port, which differs for each connection: 192.0.2.1:4711, [2001:db8::1]:4711. */
export function withoutPort(address: string): string {
  return address.replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, "$1$2");
}
