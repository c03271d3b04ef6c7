/** Request validation, before any other code reads the request. */
import type { IncomingMessage } from "node:http";

type Problem = { status: number; sentence: string; headers?: Record<string, string> };

const methods = ["GET", "HEAD", "POST"];

const problems = {
  host: { status: 400, sentence: "This request does not say which host it is for." },
  hosts: { status: 400, sentence: "This request names more than one host." },
  method: {
    status: 405,
    sentence: "This site does not know that method.",
    headers: { allow: methods.join(", ") },
  },
  target: { status: 400, sentence: "This address is not well formed." },
  expectation: { status: 417, sentence: "This site cannot do what this request expects." },
} satisfies Record<string, Problem>;

/** Undefined if the request is valid. */
export function requestProblem({
  method = "",
  url = "",
  headers,
  rawHeaders,
}: IncomingMessage): Problem | undefined {
  if (!headers.host) return problems.host;
  // A proxy in front may have used the other host.
  if (hasSeveralHosts(rawHeaders)) return problems.hosts;
  if (!methods.includes(method)) return problems.method;
  // Browsers never send a fragment. It would let one page be cached under many addresses.
  if (!url.startsWith("/") || url.includes("#")) return problems.target;
  if (headers.expect && headers.expect.toLowerCase() !== "100-continue") return problems.expectation;
  return undefined;
}

/** Names and values alternate in `rawHeaders`. Comparing lengths first is fast. */
function hasSeveralHosts(rawHeaders: string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts > 1;
}

/** Rewrites a request in absolute form, as sent to proxies, into origin form (RFC 9112, 3.2.2). */
export function toOriginForm(request: IncomingMessage): void {
  const { url = "" } = request;
  const absolute = /^https?:\/\/[^#]*$/i.test(url) ? URL.parse(url) : null;
  if (!absolute || absolute.username || absolute.password) return;
  request.url = absolute.pathname + absolute.search;
  request.headers.host = absolute.host;
}
