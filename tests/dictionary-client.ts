/** Requests as Chromium sends them, and answers as they arrive: `fetch` would refuse the coding. */
import { get, type IncomingHttpHeaders, type OutgoingHttpHeaders, request as send } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { dictionaryName } from "../server/http/delta.ts";

export const opens = {
  "accept-encoding": "gzip, deflate, br, zstd, dcb, dcz",
  "sec-ch-ua": '"Chromium";v="156"',
  "sec-fetch-dest": "document",
  "sec-fetch-mode": "navigate",
};

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

export function ask(
  url: string,
  headers: OutgoingHttpHeaders = opens,
  method = "GET",
  body = "",
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = (method === "GET" ? get : send)(
      url,
      { method, headers, agent: false },
      async (response) =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: await buffer(response),
        }),
    );
    request.on("error", reject).end(body);
  });
}

/** The page as a dictionary: offered once it is compressed best. */
export async function dictionaryAt(
  url: string,
  sent: OutgoingHttpHeaders = opens,
): Promise<{ name: string; text: Buffer }> {
  for (const end = performance.now() + 30_000; performance.now() < end; await pause(50)) {
    const { headers, body } = await ask(url, sent);
    if (!headers["use-as-dictionary"]) continue;
    const text = brotliDecompressSync(body);
    return { name: dictionaryName(text), text };
  }
  throw new Error(`${url} was never offered as a dictionary.`);
}
