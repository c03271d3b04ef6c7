/**
 * Limits the body of every POST, by its declared length and by the bytes that arrive. The whole body is read before
 * the app sees the request, so a slow sender holds up nothing else.
 */
import { finished } from "node:stream";
import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { refuseUnread, sendContinue } from "./refuse.ts";
import { maxBodyBytes } from "./request-limits.ts";

type Parts = {
  headers: Record<string, string>;
  /** In bytes. */
  limitOf?: (context: Context) => Promise<number>;
};

export function bodyLimit({
  headers,
  limitOf = async () => maxBodyBytes,
}: Parts): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (context, next) => {
    if (context.req.method !== "POST") return next();
    const { incoming } = context.env;
    const limit = await limitOf(context);
    const body =
      Number(incoming.headers["content-length"]) > limit ? undefined : await read(context.env, limit);
    if (!body) {
      const sentence = `This is too large to be sent: a form may hold ${limit / 1024} KB. Please go back (your text is still there) and shorten it.\n`;
      return refuseUnread(context.env, 413, headers, sentence);
    }
    const { url, headers: sent, signal } = context.req.raw;
    context.req.raw = new Request(url, { method: "POST", headers: sent, body, signal });
    await next();
  };
}

/** Resolves with undefined as soon as the body exceeds the limit. */
function read({ incoming, outgoing }: HttpBindings, limit: number): Promise<Buffer<ArrayBuffer> | undefined> {
  sendContinue({ incoming, outgoing });
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= limit) return;
      incoming.off("data", onData);
      resolve(undefined);
    };
    incoming.on("data", onData);
    finished(incoming, (error) => (error ? reject(error) : resolve(Buffer.concat(chunks))));
  });
}
