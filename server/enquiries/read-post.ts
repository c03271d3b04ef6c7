import { type Fields, fieldNames } from "./answer.ts";
import { bodyLimit } from "./limits.ts";

export type Post = {
  fields: Fields;
  /** A random number the page's script makes for each tab; absent without script. */
  formId: string | undefined;
  /** Milliseconds since the page began to load, as its script measured them. */
  elapsed: number | undefined;
  /** What stands in the field that no person sees. */
  honeypot: string;
};

/** The form that was posted; undefined if it is longer than anything the form can hold. */
export async function readPost(request: Request): Promise<Post | undefined> {
  const body = await readBody(request);
  if (!body) return undefined;
  const form = await parse(body, request.headers.get("content-type") ?? "");
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const elapsed = text("elapsed");
  return {
    fields: Object.fromEntries(fieldNames.map((name) => [name, text(name)])) as Fields,
    formId: /^[\da-f]{32}$/.test(text("formId")) ? text("formId") : undefined,
    elapsed: /^\d{1,12}$/.test(elapsed) ? Number(elapsed) : undefined,
    honeypot: text("homepage"),
  };
}

/** Stops reading at the limit: what a sender announces need not be what it sends. */
async function readBody(request: Request): Promise<Blob | undefined> {
  if (Number(request.headers.get("content-length")) > bodyLimit) return undefined;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > bodyLimit) return undefined;
    chunks.push(chunk);
  }
  return new Blob(chunks);
}

/** What is not a form at all is an empty one: the answer then names the fields that are missing. */
async function parse(body: Blob, type: string): Promise<FormData> {
  return new Response(body, { headers: { "content-type": type } }).formData().catch(() => new FormData());
}
