/**
 * The request as the visitor's browser sent it. Behind a proxy that ends TLS the address we see begins with
 * http and may name another host; what the proxy says of them is believed only when TRUST_PROXY says so.
 */
export function publicRequest(request: Request, trustProxy: boolean): Request {
  if (!trustProxy) return request;
  const url = new URL(request.url);
  const said = (name: string) => request.headers.get(`x-forwarded-${name}`)?.split(",")[0]?.trim();
  const protocol = said("proto");
  const host = said("host");
  if (protocol === "http" || protocol === "https") url.protocol = `${protocol}:`;
  if (host && /^[\w.-]+(?::\d+)?$/.test(host)) url.host = host;
  return url.href === request.url ? request : new Request(url, request);
}
