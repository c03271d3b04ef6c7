/** Serves uploaded pictures and files to visitors. */
import { Readable } from "node:stream";
import type { HttpBindings } from "@hono/node-server";
import type { Context as HonoContext } from "hono";
import { imagesAddress, mediaAddress } from "../content/media-address.ts";
import { byteRange } from "../files/byte-range.ts";
import { matchesTag } from "../http/etag.ts";
import type { Site } from "../site.ts";
import { attachmentHeaders } from "./attachment-headers.ts";
import type { Media, MediaItem } from "./media-types.ts";
import { lowDataWidth, widthsOf } from "./pictures/image-widths.ts";
import { StoreProblem } from "./store.ts";

/** An item, its file or one of its images, and since a replacement an image of this very copy. */
const path = /^\/media\/([0-9a-f]{20})(?:\/([0-9a-f]{8})(?=\/))?(?:\/([^/]+))?$/;
const notFound = "There is no such picture or file.\n";
const unavailable = "Pictures and files are not available at the moment. Please try again in a minute.\n";

type Context = HonoContext<{ Bindings: HttpBindings }>;
type Parts = Pick<Site, "media" | "counts" | "log">;

export function serveMedia({ media, counts, log }: Parts) {
  return async (context: Context): Promise<Response> => {
    const [, id = "", copy, rest] = path.exec(new URL(context.req.url).pathname) ?? [];
    try {
      const answer = rest
        ? await sendObject(context, { media, counts }, { id, copy, rest: decodeURIComponent(rest) })
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
  return redirect(
    context,
    item.kind === "picture" ? imageAddress(item, lowDataWidth(item.width ?? 0)) : mediaAddress(item),
  );
}

/** Asked again each time, because the content may be replaced at any moment. */
function redirect(context: Context, to: string): Response {
  context.header("cache-control", revalidated);
  return context.redirect(to);
}

const imageAddress = (item: MediaItem, width: number, format = "webp") =>
  `${imagesAddress(item)}/${width}.${format}`;

/** Earlier pages and other sites may name an image of replaced content, in a width that the new picture lacks. */
async function redirectToCurrent(
  context: Context,
  media: Media,
  { id, rest }: Requested,
): Promise<Response | undefined> {
  const item = await media.findReady(id);
  const [, width, format] = /^(\d{1,4})\.(avif|webp)$/.exec(rest) ?? [];
  if (!item?.isReplaced || item.kind !== "picture" || !width) return undefined;
  const widths = widthsOf(item.width ?? 0);
  const nearest = widths.findLast((each) => each <= Number(width)) ?? widths[0] ?? 0;
  return redirect(context, imageAddress(item, nearest, format));
}

type Requested = { id: string; copy: string | undefined; rest: string };

async function sendObject(
  context: Context,
  { media, counts }: Pick<Parts, "media" | "counts">,
  requested: Requested,
): Promise<Response | undefined> {
  const { id, copy, rest } = requested;
  const found = await media.locate(id, rest);
  if (!found || (copy !== undefined && copy !== found.item.copy))
    return redirectToCurrent(context, media, requested);
  const { item, type, bytes } = found;
  const etag = `"${id}-${item.copy}-${item.kind === "file" ? "file" : rest}"`;
  const headers = { ...headersOf(item, type, copy !== undefined), etag };
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

const revalidated = "public, no-cache";

/** Content at an address that changes with it can be cached for ever. At any other address its tag is compared. */
function headersOf(item: MediaItem, type: string, namesCopy: boolean): Record<string, string> {
  const isImmutable = item.kind === "picture" && (namesCopy || !item.isReplaced);
  const headers = {
    "cache-control": isImmutable ? "public, max-age=31536000, immutable" : revalidated,
    "accept-ranges": "bytes",
  };
  return {
    ...headers,
    ...(item.kind === "picture" ? { "content-type": type } : attachmentHeaders({ ...item, type })),
  };
}
