/** How a kept page is sent: compressed as the client likes it, or not at all if the client has it. */
import type { IncomingHttpHeaders } from "node:http";
import { negotiateEncoding } from "./negotiate-encoding.ts";
import type { CachedPage } from "./page-cache.ts";

export type PageAnswer = { status: number; headers: Record<string, string>; body: Buffer | undefined };

export function pageAnswer(page: CachedPage, asked: IncomingHttpHeaders): PageAnswer {
  const known = asked["if-none-match"];
  if (page.status === 200 && known && (known === page.etag || known.split(/,\s*/).includes(page.etag))) {
    const { "content-type": _, ...headers } = page.headers;
    return { status: 304, headers, body: undefined };
  }
  const answer =
    answersOf(page)[negotiateEncoding(asked["accept-encoding"] as string | undefined) ?? "identity"];
  // What was fetched ahead must still be good when the visitor follows the link a moment later.
  if (page.status === 200 && String(asked["sec-purpose"]).startsWith("prefetch")) {
    return { ...answer, headers: { ...answer.headers, "cache-control": "private, max-age=30" } };
  }
  return answer;
}

type Form = keyof CachedPage["bodies"];
const made = new WeakMap<CachedPage, Record<Form, PageAnswer>>();

/** Made once for a page: on a busy day it is sent thousands of times a second. */
function answersOf(page: CachedPage): Record<Form, PageAnswer> {
  const known = made.get(page);
  if (known) return known;
  const answerIn = (form: Form): PageAnswer => {
    const body = page.bodies[form];
    const encoding = form !== "identity" && { "content-encoding": form };
    return {
      status: page.status,
      headers: { ...page.headers, "content-length": String(body.length), ...encoding },
      body,
    };
  };
  const answers = { identity: answerIn("identity"), br: answerIn("br"), gzip: answerIn("gzip") };
  made.set(page, answers);
  return answers;
}
