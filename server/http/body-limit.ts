/**
 * One limit in front of every post, by declared and by counted length. The body is read whole before anything
 * is done with it, so a slow sender holds up nobody but themselves.
 */
import { finished } from "node:stream";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context, MiddlewareHandler } from "hono";
import { lingerTime, maxBodyBytes, maxLingerBytes } from "./limits.ts";

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
    const { incoming, outgoing } = context.env;
    const limit = await limitOf(context);
    const body =
      Number(incoming.headers["content-length"]) > limit ? undefined : await read(context.env, limit);
    if (!body) {
      const refusal = Buffer.from(
        `This is too large to be sent: a form may hold ${limit / 1024} KB. Please go back, where what you typed still is, and shorten it.\n`,
      );
      const type = { "content-type": "text/plain; charset=utf-8", "content-length": refusal.length };
      outgoing.writeHead(413, { ...headers, ...type, connection: "close" });
      outgoing.write(refusal);
      linger(context.env);
      return RESPONSE_ALREADY_SENT;
    }
    const { url, headers: sent, signal } = context.req.raw;
    context.req.raw = new Request(url, { method: "POST", headers: sent, body, signal });
    await next();
  };
}

/** The body, or undefined as soon as it is too long. */
function read({ incoming, outgoing }: HttpBindings, limit: number): Promise<Buffer<ArrayBuffer> | undefined> {
  // HTTP/1.0 has no such thing.
  if (incoming.headers.expect && incoming.httpVersion !== "1.0") outgoing.writeContinue();
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

/**
 * The answer is complete, but the connection is ended a moment later: if it were closed while the body still
 * comes, it would be reset, and the answer lost on its way.
 */
function linger({ incoming, outgoing }: HttpBindings): void {
  let size = 0;
  const end = () => {
    clearTimeout(timer);
    outgoing.end();
  };
  const timer = setTimeout(end, lingerTime);
  incoming.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxLingerBytes) incoming.pause();
  });
  incoming.once("close", end);
}
