/** Serves uploaded pictures and files to visitors. */
import { Readable } from "node:stream";
import type { HttpBindings } from "@hono/node-server";
import type { Context as HonoContext } from "hono";
import { mediaAddress } from "../content/media-address.ts";
import { byteRange } from "../files/byte-range.ts";
import { matchesTag } from "../http/etag.ts";
import type { Site } from "../site.ts";
import { attachmentHeaders } from "./attachment-headers.ts";
import type { Media, MediaItem } from "./media-types.ts";
import { lowDataWidth } from "./pictures/image-widths.ts";
import { StoreProblem } from "./store.ts";

const path = /^\/media\/([0-9a-f]{20})(?:\/([^/]+))?$/;
const notFound = "There is no such picture or file.\n";
const unavailable = "Pictures and files are not available at the moment. Please try again in a minute.\n";

type Context = HonoContext<{ Bindings: HttpBindings }>;
type Parts = Pick<Site, "media" | "counts" | "log">;

export function serveMedia({ media, counts, log }: Parts) {
  return async (context: Context): Promise<Response> => {
    const [, id = "", rest] = path.exec(new URL(context.req.url).pathname) ?? [];
    try {
      const answer = rest
        ? await sendObject(context, { media, counts }, id, decodeURIComponent(rest))
        : await redirectToContent(context, media, id);
      return answer ?? context.text(notFound, 404);
    } catch (error) {
      if (!(error instanceof StoreProblem)) throw error;
      log.error("The media store does not answer", { error });
      return context.text(unavailable, 503, { "retry-after": "30" });
    }
  };
}

/** Redirects from the address of an item, as texts link to it, to the file or one of the images. */
async function redirectToContent(context: Context, media: Media, id: string): Promise<Response | undefined> {
  const item = await media.findReady(id);
  if (!item) return undefined;
  context.header("cache-control", "public, max-age=3600");
  const image = `/media/${id}/${lowDataWidth(item.width ?? 0)}.webp`;
  return context.redirect(item.kind === "picture" ? image : mediaAddress(item));
}

async function sendObject(
  context: Context,
  { media, counts }: Pick<Parts, "media" | "counts">,
  id: string,
  rest: string,
): Promise<Response | undefined> {
  const found = await media.locate(id, rest);
  if (!found) return undefined;
  const { item, type, bytes } = found;
  const headers = { ...headersOf(item, type), etag: `"${id}-${item.kind === "file" ? "file" : rest}"` };
  if (matchesTag(context.req.header("if-none-match") ?? "", headers.etag))
    return new Response(null, { status: 304, headers });

  const isStale = (context.req.header("if-range") ?? headers.etag) !== headers.etag;
  const range = byteRange(isStale ? undefined : context.req.header("range"), bytes);
  if (range === "unsatisfiable")
    return new Response(null, { status: 416, headers: { ...headers, "content-range": `bytes */${bytes}` } });
  const part = range && { "content-range": `bytes ${range.start}-${range.end}/${bytes}` };
  const length = { "content-length": String(range ? range.end - range.start + 1 : bytes) };
  const init = { status: range ? 206 : 200, headers: { ...headers, ...part, ...length } };
  if (context.req.method === "HEAD") return new Response(null, init);
  const opened = await media.open(id, rest, range);
  if (opened && item.kind === "file" && !range?.start) counts.file(`/media/${id}`, context.env.incoming);
  return opened && new Response(Readable.toWeb(opened.stream) as ReadableStream, init);
}

/** The id in the address is derived from the content, so it can be cached forever. */
const immutable = { "cache-control": "public, max-age=31536000, immutable", "accept-ranges": "bytes" };

function headersOf(item: MediaItem, type: string): Record<string, string> {
  if (item.kind === "picture") return { ...immutable, "content-type": type };
  // Staff may rename a file, which changes its headers.
  return { ...immutable, "cache-control": "public, max-age=86400", ...attachmentHeaders({ ...item, type }) };
}
