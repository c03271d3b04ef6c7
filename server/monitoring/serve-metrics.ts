/**
 * /metrics for Prometheus: on a private port, where each worker has its own (METRICS_PORT plus its number), or on the
 * site itself with a password (METRICS_TOKEN), where the worker that accepted the connection answers. Without the
 * password that address does not exist.
 */
import { createHash, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import type { Context } from "hono";
import type { SiteDatabase } from "../database/connect.ts";
import { withDeadline } from "../limits/deadline.ts";
import type { Settings } from "../process/environment.ts";
import type { Log } from "../process/log.ts";
import { eventLoopDelay } from "./event-loop-delay.ts";
import { metricsText } from "./metrics-text.ts";
import type { RequestMetrics } from "./request-metrics.ts";
import type { ReadSiteState, SiteState } from "./site-state.ts";

type Parts = {
  settings: Settings;
  database: SiteDatabase;
  requests: RequestMetrics;
  readState: ReadSiteState;
  log: Log;
};

const type = "text/plain; version=0.0.4; charset=utf-8";
/** However often it is asked for, the database is read once in this time. In milliseconds. */
const freshFor = 2000;
const deadline = 2000;
/** During a reload the port still belongs to the worker that stops. */
const retryAfter = 1000;

export type Metrics = ReturnType<typeof metricsOf>;

export function metricsOf({ settings, database, requests, readState, log }: Parts) {
  const { metricsToken, metricsPort, metricsHost, workerNumber: worker } = settings;
  const delay = eventLoopDelay();
  let state: Promise<SiteState | undefined> | undefined;

  const freshState = () => {
    if (state) return state;
    state = withDeadline("Reading the state of the site", deadline, readState).catch(() => undefined);
    setTimeout(() => (state = undefined), freshFor).unref();
    return state;
  };
  const text = async () =>
    metricsText({ worker, requests, delay: delay.read(), pool: database.pool?.() }, await freshState());

  return {
    /** On the site. A wrong password gets the same answer as an address that does not exist. */
    answer: async (context: Context): Promise<Response> => {
      context.header("cache-control", "no-store");
      if (!metricsToken || !isToken(context.req.header("authorization"), metricsToken))
        return context.text("There is nothing at this address.\n", 404);
      return context.body(await text(), 200, { "content-type": type });
    },

    /** On its own port. Resolves with the port once it is open; without METRICS_PORT it opens none. */
    start() {
      const server = createServer(
        { requestTimeout: 5000, headersTimeout: 5000 },
        async (request, response) => {
          const isFound = request.url === "/metrics" && request.method === "GET";
          response.writeHead(isFound ? 200 : 404, { "content-type": type, "cache-control": "no-store" });
          response.end(isFound ? await text() : "See /metrics.\n");
        },
      );
      server.maxConnections = 20;
      let stopped = false;
      const opened = new Promise<number | undefined>((resolve) => {
        if (metricsPort === undefined) return resolve(undefined);
        const port = metricsPort === 0 ? 0 : metricsPort + worker;
        const open = () => stopped || server.listen(port, metricsHost);
        server.on("listening", () => {
          const address = server.address();
          resolve(typeof address === "object" ? address?.port : undefined);
        });
        server.on("error", (error) => {
          log.warn("The port of /metrics could not be opened yet", { port, error: error.message });
          setTimeout(open, retryAfter).unref();
        });
        open();
      });
      return {
        opened,
        async stop(): Promise<void> {
          stopped = true;
          delay.stop();
          if (!server.listening) return;
          server.closeAllConnections();
          await new Promise((resolve) => server.close(resolve));
        },
      };
    },
  };
}

/** Compares hashes, which are equally long, so that the time reveals nothing about the password. */
export function isToken(header: string | undefined, token: string): boolean {
  const given = /^Bearer (\S{1,200})$/i.exec(header ?? "")?.[1] ?? "";
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(token));
}
