import {
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  ServerRouter,
} from "react-router";
import { concurrencyLimit } from "../server/limits/concurrency-limit.ts";
import { eventLoopTurns } from "../server/limits/event-loop-turns.ts";
import type { Site } from "../server/site.ts";
import { renderWhole } from "./render-whole.ts";
import { themeScript } from "./shell/theme-script.ts";
import { siteContext, visitorContext } from "./site.ts";
import { pages } from "./site-map.ts";
import { headingFontRules } from "./styles/heading-font.ts";

/** The server, which runs outside this bundle, allows this code in pages, and no other. */
export const inlineCode = { scripts: [themeScript], styles: [headingFontRules] };
export const fixedPages: readonly string[] = pages;

/** Rendering takes all of the thread: one at a time. Those who wait are few: see server/http/pages.ts. */
const limited = concurrencyLimit({ name: "rendering", concurrency: 1, maxWaiting: 1000 });

/**
 * Pages are small and cached, so each is rendered whole before it is sent: its status is then right even when
 * something fails late. The request's signal ends it when it takes too long, or nobody waits for it any more.
 */
export default function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return limited(async () => {
    await eventLoopTurns();
    const html = await renderWhole(<ServerRouter context={context} url={request.url} />, request.signal);
    headers.set("content-type", "text/html; charset=utf-8");
    return new Response(html, { status, headers });
  }, request.signal);
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A visitor who closed the page early is not a fault of ours.
  if (request.signal.aborted) return;
  context.get(siteContext).log.error("A page failed", { path: new URL(request.url).pathname, error });
};

/** Called by the server, which cannot share `siteContext` by import. */
export function contextFor(site: Site, visitorAddress: string): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(siteContext, site);
  context.set(visitorContext, visitorAddress);
  return context;
}
