/** Asks another site whether an address still exists, politely, and without reaching into private networks. */
import { lookup as resolve } from "node:dns";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

const timeout = 10_000;
const maxRedirects = 5;

/** `status`: 0 if the site does not answer. "private": the address leads into a private network, so it was not asked. */
export type LinkAnswer = { outcome: "found" | "unclear" | "private" } | { outcome: "gone"; status: number };

type Options = {
  userAgent: string;
  /** Replaced in tests, which have no other network than their own machine. */
  isAllowed?: (address: string, port: string) => boolean;
};

class PrivateAddress extends Error {}

const onlyPublic = (address: string, port: string) => port === "" && isPublicAddress(address);

export async function askLink(address: string, options: Options): Promise<LinkAnswer> {
  try {
    // Some sites answer HEAD with an error.
    const head = await follow("HEAD", address, options);
    const status = head < 400 ? head : await follow("GET", address, options);
    if (status < 400) return { outcome: "found" };
    // "Forbidden" or "too many requests" is often meant for programs alone.
    return status === 404 || status === 410 || status >= 500
      ? { outcome: "gone", status }
      : { outcome: "unclear" };
  } catch (error) {
    return error instanceof PrivateAddress ? { outcome: "private" } : { outcome: "gone", status: 0 };
  }
}

async function follow(method: "HEAD" | "GET", address: string, options: Options): Promise<number> {
  let url = new URL(address, "https://example.org");
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const { status, location } = await ask(method, url, options);
    if (status < 300 || status >= 400 || !location) return status;
    url = new URL(location, url);
  }
  throw new Error("It redirects too often.");
}

function ask(method: "HEAD" | "GET", url: URL, { userAgent, isAllowed = onlyPublic }: Options) {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) throw new PrivateAddress();
  // For a host that is an IP address, `lookup` is not called.
  if (isIP(host) && !isAllowed(host, url.port)) throw new PrivateAddress();
  /** Checks the address that is connected to, so that a name cannot change between the check and the connection. */
  const lookup: LookupFunction = (name, lookupOptions, done) =>
    resolve(name, { ...lookupOptions, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return done(error ?? new Error("No address."), []);
      if (!found.every((one) => isAllowed(one.address, url.port))) return done(new PrivateAddress(), []);
      return lookupOptions.all ? done(null, found) : done(null, first.address, first.family);
    });
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise<{ status: number; location: string | undefined }>((answered, failed) => {
    const signal = AbortSignal.timeout(timeout);
    const headers = { "user-agent": userAgent, accept: "*/*" };
    const sent = send(url, { method, headers, lookup, signal, agent: false }, (response) => {
      answered({ status: response.statusCode ?? 0, location: response.headers.location });
      // Only the status matters.
      response.destroy();
    });
    sent.on("error", failed);
    sent.end();
  });
}
