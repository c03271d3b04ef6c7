import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  ServerRouter,
} from "react-router";
import type { Site } from "../server/site.ts";
import { siteContext, visitorContext } from "./site.ts";

const renderTimeout = 10_000;

/**
 * Pages are small and cached, so each is rendered whole before it is sent: its status is then right even when
 * something fails late, and the hashes of its inline scripts are known before its headers go out.
 */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { pipe, abort } = await whenReady(<ServerRouter context={context} url={request.url} />);
  const timer = setTimeout(abort, renderTimeout);
  try {
    const body = new PassThrough();
    pipe(body);
    headers.set("content-type", "text/html; charset=utf-8");
    return new Response(await text(body), { status, headers });
  } finally {
    clearTimeout(timer);
  }
}

function whenReady(document: React.ReactNode) {
  return new Promise<ReturnType<typeof renderToPipeableStream>>((resolve, reject) => {
    const stream = renderToPipeableStream(document, {
      // Whole: React would otherwise send the later parts of a long page to be moved into place by script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(stream),
      onShellError: reject,
      onError: reject,
    });
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A visitor who closed the page early is not a fault of ours.
  if (request.signal.aborted) return;
  context.get(siteContext).log.error("A page failed", { path: new URL(request.url).pathname, error });
};

/** Called by the server, which runs outside this bundle and so cannot share `siteContext` by import. */
export function contextFor(site: Site, visitorAddress: string): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(siteContext, site);
  context.set(visitorContext, visitorAddress);
  return context;
}
