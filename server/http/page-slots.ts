/**
 * What the app must work on for a GET waits here for its place. It does so as a plain request of Node, before the framework:
 * neither to wait nor to be refused costs more than a few microseconds, so a flood cannot take the processor from
 * the pages that are being rendered. Posts, whose body has to be read first, have places of their own: see load-limit.ts.
 */
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import { errors } from "../../app/words/en/errors.ts";
import { oneModule } from "../../app/words/one-module.ts";
import { languageCodes, splitLanguage } from "../../languages.ts";
import type { FairLimit } from "../limits/fair-limit.ts";
import { TooBusy } from "../limits/too-busy.ts";
import type { Settings } from "../process/environment.ts";
import type { Fetch, Listener } from "./listen.ts";
import { refuse } from "./refuse.ts";
import { securityHeaders } from "./security-headers.ts";
import { networkOf } from "./trusted-proxy.ts";

/** Files are not rendered and have limits of their own; the check of health must always be answered. */
const needsNone = /^(?:\/health(?:$|\?)|\/(?:images|media)\/|(?:\/[a-z]{2})?\/social\/)/;

/** `url`: path and query. */
export function needsPlace(method: string, url: string): boolean {
  return (method === "GET" || method === "HEAD") && !needsNone.test(url);
}

export async function waitForPlace({ siteUrl, trustProxy }: Settings, places: FairLimit) {
  const headers = securityHeaders(siteUrl);
  const sentences = new Map(
    await Promise.all(
      languageCodes.map(
        async (code) => [code, (await oneModule(errors, "errors", code)).plain.busy] as const,
      ),
    ),
  );
  const seen = new WeakSet<Socket>();
  const leaving = new WeakMap<IncomingMessage, () => void>();

  const clientOf = (request: IncomingMessage) => {
    const { socket } = request;
    // The connections of a proxy are not those of its visitors.
    const returning = !trustProxy && seen.has(socket);
    seen.add(socket);
    return { network: networkOf(request, trustProxy), returning };
  };

  const inFront =
    (next: Listener): Listener =>
    async (request, response) => {
      const { method = "", url = "" } = request;
      if (!needsPlace(method, url)) return next(request, response);
      const hungUp = new AbortController();
      response.once("close", () => hungUp.abort());
      const work = async () => {
        const left = new Promise<void>((resolve) => leaving.set(request, resolve));
        await Promise.race([next(request, response), left]);
      };
      try {
        await places.run(clientOf(request), work, hungUp.signal);
      } catch (error) {
        if (hungUp.signal.aborted) return;
        if (!(error instanceof TooBusy)) throw error;
        const { language } = splitLanguage(url);
        const more = { "retry-after": String(error.retryAfter), "content-language": language };
        refuse(response, 503, sentences.get(language) ?? "", { ...headers, ...more });
      }
    };

  /** A place is free again as soon as there is an answer: a slow reader does not hold it. */
  const leaveAfter =
    (fetch: Fetch): Fetch =>
    async (request, env) => {
      try {
        return await fetch(request, env);
      } finally {
        leaving.get((env as HttpBindings).incoming)?.();
      }
    };

  return { inFront, leaveAfter };
}
