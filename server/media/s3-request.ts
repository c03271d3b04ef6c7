import { once } from "node:events";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { pipeline } from "node:stream";
import { AwsV4Signer } from "aws4fetch";
import type { Bucket } from "../process/media-url.ts";
import type { Content } from "./s3-content.ts";
import { stallDeadline } from "./stall-deadline.ts";

export type Asked = {
  method: "GET" | "PUT" | "DELETE";
  /** Of the object; without one the bucket itself is asked. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  content?: Content;
};

/** Not by `fetch`: it would hold a copy of all that is sent, for the case that the answer leads elsewhere. */
export async function sendS3Request(
  bucket: Bucket,
  asked: Asked,
  patience: number,
): Promise<IncomingMessage> {
  const { url, headers } = await signed(bucket, asked);
  const { request } = url.protocol === "https:" ? https : http;
  const sent = request(url, { method: asked.method, headers: Object.fromEntries(headers) });
  const stall = stallDeadline(patience, (error) => sent.destroy(error));
  // Once there is an answer, nobody waits for this: an answer that breaks off tells so itself.
  sent.on("error", () => {});
  try {
    const answered = once(sent, "response");
    // If the file cannot be read, or the line breaks, the request fails.
    if (asked.content) pipeline(stall.watch(asked.content), sent, () => {});
    else sent.end();
    const [answer] = await answered;
    return answer;
  } finally {
    stall.stop();
  }
}

async function signed({ address, ...credentials }: Bucket, { method, key, query, content, ...asked }: Asked) {
  const url = new URL(key ? `${address}/${key}` : address);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  const headers = { ...asked.headers, "x-amz-content-sha256": content?.sha256 ?? sha256OfNothing };
  const signer = new AwsV4Signer({ method, url: url.href, headers, service: "s3", ...credentials });
  const request = await signer.sign();
  if (content) request.headers.set("content-length", String(content.bytes));
  return request;
}

const sha256OfNothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
