/**
 * One limit in front of every post, by declared and by counted length. The body is read whole before anything
 * is done with it, so a slow sender holds up nobody but themselves.
 */
import { finished } from "node:stream";
import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { answerUnread, willRead } from "./refuse-unread.ts";
import { maxBodyBytes } from "./request-limits.ts";

type Parts = {
  headers: Record<string, string>;
  /** How many bytes this post may have. */
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
      const sentence = `This is too large to be sent: a form may hold ${limit / 1024} KB. Please go back, where what you typed still is, and shorten it.\n`;
      return answerUnread(context.env, 413, headers, sentence);
    }
    const { url, headers: sent, signal } = context.req.raw;
    context.req.raw = new Request(url, { method: "POST", headers: sent, body, signal });
    await next();
  };
}

/** The body, or undefined as soon as it is too long. */
function read({ incoming, outgoing }: HttpBindings, limit: number): Promise<Buffer<ArrayBuffer> | undefined> {
  willRead({ incoming, outgoing });
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= limit) return;
      incoming.off("data", take);
      resolve(undefined);
    };
    incoming.on("data", take);
    finished(incoming, (error) => (error ? reject(error) : resolve(Buffer.concat(chunks))));
  });
}
