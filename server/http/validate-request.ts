/** Request validation: what is no request that this site can answer, before anything else reads it. */
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

/** Why a request is none that this site can answer, if so. */
export function requestProblem({
  method = "",
  url = "",
  headers,
  rawHeaders,
}: IncomingMessage): Problem | undefined {
  if (!headers.host) return problems.host;
  // A proxy in front may have believed the other one.
  if (hasSeveralHosts(rawHeaders)) return problems.hosts;
  if (!methods.includes(method)) return problems.method;
  // A fragment is for the browser alone: here it would make one page look like many.
  if (!url.startsWith("/") || url.includes("#")) return problems.target;
  if (headers.expect && headers.expect.toLowerCase() !== "100-continue") return problems.expectation;
  return undefined;
}

/** Names and values alternate in `rawHeaders`. Most names are told apart by their length alone, which is quick. */
function hasSeveralHosts(rawHeaders: string[]): boolean {
  const isHost = (name: string, index: number) =>
    index % 2 === 0 && name.length === 4 && name.toLowerCase() === "host";
  return rawHeaders.filter(isHost).length > 1;
}

/** A request for a whole address, as sent to proxies, becomes one for its path at its host (RFC 9112, 3.2.2). */
export function toOriginForm(request: IncomingMessage): void {
  const { url = "" } = request;
  const whole = /^https?:\/\/[^#]*$/i.test(url) ? URL.parse(url) : null;
  if (!whole || whole.username || whole.password) return;
  request.url = whole.pathname + whole.search;
  request.headers.host = whole.host;
}
