/** For programs, which have no use for the page that tells people. */
export function notHere(): Response {
  return new Response("There is nothing at this address.\n", {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
