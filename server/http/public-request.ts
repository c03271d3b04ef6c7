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
