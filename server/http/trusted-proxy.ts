/** What a proxy in front says of a request: the visitor's address, and the address the visitor asked for. */
import type { IncomingMessage } from "node:http";
import { networksOf } from "../limits/networks.ts";

/**
 * The request as the visitor's browser sent it. Behind a proxy that ends TLS the address we see begins with
 * http and may name another host; what the proxy says of them is believed only when TRUST_PROXY says so.
 */
export function publicRequest(request: Request, trustProxy: boolean): Request {
  if (!trustProxy) return request;
  const { protocol, host, pathname, search } = new URL(request.url);
  const said = (name: string, form: RegExp) => {
    const value = request.headers.get(`x-forwarded-${name}`)?.split(",")[0]?.trim() ?? "";
    return form.test(value) ? value : undefined;
  };
  const publicProtocol = said("proto", /^https?$/) ?? protocol.slice(0, -1);
  const publicHost = said("host", /^[\w.-]+(?::\d+)?$/) ?? host;
  const url = `${publicProtocol}://${publicHost}${pathname}${search}`;
  return url === request.url ? request : new Request(url, request);
}

/**
 * The network address a request came from. Behind a trusted proxy it is the last one in X-Forwarded-For: the
 * proxy added that one itself, while those before it are whatever the visitor chose to send.
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

/** Some proxies add the port, which is another for each connection: 192.0.2.1:4711, [2001:db8::1]:4711. */
export function withoutPort(address: string): string {
  return address.replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, "$1$2");
}
