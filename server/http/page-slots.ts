/**
 * Concurrency limit for rendered pages: a GET waits here for a free slot. It waits as a plain Node request, before the
 * framework, so that waiting or being refused costs only microseconds, and a flood cannot take the CPU from the pages
 * that are being rendered. POSTs, whose body must be read first, have their own slots: see load-limit.ts.
 */
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import { errors } from "../../app/words/en/errors.ts";
import { loadWords } from "../../app/words/load-words.ts";
import { languageCodes, splitLanguage } from "../../languages.ts";
import type { FairLimit } from "../limits/fair-limit.ts";
import { TooBusy } from "../limits/too-busy.ts";
import type { Settings } from "../process/environment.ts";
import { requestId } from "../process/request-id.ts";
import type { Fetch, Listener } from "./listen.ts";
import { refuse } from "./refuse.ts";
import { securityHeaders } from "./security-headers.ts";
import { networkOf } from "./trusted-proxy.ts";

/** Files are not rendered and have their own limits; monitoring must always get an answer. */
const exempt = /^(?:\/(?:health|metrics)(?:$|\?)|\/(?:images|media)\/|(?:\/[a-z]{2})?\/social\/)/;

/** `url`: path and query. */
export function needsPageSlot(method: string, url: string): boolean {
  return (method === "GET" || method === "HEAD") && !exempt.test(url);
}

/** `middleware` waits for a slot; `releaseAfter` frees it once the app has responded. */
export async function pageSlotQueue(settings: Settings, slots: FairLimit) {
  const headers = securityHeaders(settings);
  const { trustProxy } = settings;
  const words = new Map(
    await Promise.all(
      languageCodes.map(async (code) => [code, await loadWords(errors, "errors", code)] as const),
    ),
  );
  const seen = new WeakSet<Socket>();
  const release = new WeakMap<IncomingMessage, () => void>();

  const clientOf = (request: IncomingMessage) => {
    const { socket } = request;
    // A proxy reuses its connections for different visitors.
    const returning = !trustProxy && seen.has(socket);
    seen.add(socket);
    return { network: networkOf(request, trustProxy), returning };
  };

  const middleware =
    (next: Listener): Listener =>
    async (request, response) => {
      const { method = "", url = "" } = request;
      if (!needsPageSlot(method, url)) return next(request, response);
      const hungUp = new AbortController();
      response.once("close", () => hungUp.abort());
      const work = async () => {
        const released = new Promise<void>((resolve) => release.set(request, resolve));
        await Promise.race([next(request, response), released]);
      };
      try {
        await slots.run(clientOf(request), work, hungUp.signal);
      } catch (error) {
        if (hungUp.signal.aborted) return;
        if (!(error instanceof TooBusy)) throw error;
        const { language } = splitLanguage(url);
        const more = { "retry-after": String(error.retryAfter), "content-language": language };
        const { plain, reference } = words.get(language) ?? errors;
        refuse(response, 503, `${plain.busy}\n${reference} ${requestId()}`, { ...headers, ...more });
      }
    };

  /** The slot is free as soon as the response exists, so a slow reader does not hold it. */
  const releaseAfter =
    (fetch: Fetch): Fetch =>
    async (request, env) => {
      try {
        return await fetch(request, env);
      } finally {
        release.get((env as HttpBindings).incoming)?.();
      }
    };

  return { middleware, releaseAfter };
}
