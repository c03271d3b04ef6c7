import type { Log } from "../../server/process/log.ts";

/** For programs: the file exists, but cannot be made now. */
export function unavailable(request: Request, error: unknown, log: Log): Response {
  // By name, because the server that throws it is not part of this bundle.
  const tooBusy = error instanceof Error && error.name === "TooBusy";
  if (!tooBusy && !request.signal.aborted)
    log.error("A feed, calendar, sitemap or social image could not be made", { error });
  return new Response("This is not available at the moment. Please try again in a few seconds.\n", {
    status: 503,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      "retry-after": "5",
    },
  });
}

/** For programs, which have no use for the HTML page. */
export function notFound(): Response {
  return new Response("There is nothing at this address.\n", {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
