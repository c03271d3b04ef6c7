import type { Log } from "../../server/process/log.ts";

/** For programs: it is there, but cannot be made now. */
export function unavailable(request: Request, error: unknown, log: Log): Response {
  // Known by its name: the server, which throws it, is not part of this bundle.
  const tooBusy = error instanceof Error && error.name === "TooBusy";
  if (!tooBusy && !request.signal.aborted) log.error("A file could not be made", { error });
  return new Response("This is not available at the moment. Please try again in a few seconds.\n", {
    status: 503,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      "retry-after": "5",
    },
  });
}
