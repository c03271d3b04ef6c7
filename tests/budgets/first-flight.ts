/** A page at its best compression, and how much of it arrives in the first flight. */
import { brotliDecompressSync, constants } from "node:zlib";
import { compress } from "../../server/http/compress.ts";
import { budgets } from "./budgets.ts";

export async function sent(answer: Response) {
  const html = Buffer.from(await answer.bytes());
  const lines = [...answer.headers].map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 200 OK\r\n${lines.join("")}\r\n`.length;
  const body = await compress(html, "br", 11);
  const flight = body.subarray(0, budgets.firstFlight - head);
  const finishFlush = constants.BROTLI_OPERATION_FLUSH;
  return {
    html: html.toString(),
    head,
    bytes: body.length,
    withHeaders: head + body.length,
    /** The part a browser receives before it must acknowledge anything. */
    firstFlight: brotliDecompressSync(flight, { finishFlush }).toString(),
  };
}

/** All styles, the title, and as many sections as any page shows on its first screen. */
export const firstScreen = /<style>.+<\/style>.+<h1.+<h2.+<h2/s;
