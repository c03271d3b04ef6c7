/**
 * Whether a PDF does more than show pages. It is read a little at a time, and so are the objects that it holds
 * compressed, within bounds: a few bytes can unfold into gigabytes.
 */
import { createReadStream } from "node:fs";
import { createInflate } from "node:zlib";
import { openedIn, openedInStream, opensOnlyPages } from "./pdf-actions.ts";
import { firstObjectAt, forbiddenIn, streamKind } from "./pdf-names.ts";
import { RefusedUpload } from "./refusals.ts";

const chunk = 256 * 1024;
/** So far back a stream's description may begin, and so much of what was read is looked at again. */
const overlap = 64 * 1024;
/** Of all streams of objects together, and of one that may be something else. */
const mostInflated = { surely: 64 * 1024 * 1024, perhaps: 4 * 1024 * 1024 };

type ObjectStream = { start: number; surely: boolean; first: number };
type Window = {
  text: string;
  /** Of its first character in the whole. */
  position: number;
  /** Seen before. */
  seen: number;
  isLast: boolean;
};

export async function examinePdf(path: string): Promise<void> {
  const streams: ObjectStream[] = [];
  const opened = new Set<number>();
  for await (const window of windowsOf(path)) {
    lookThrough(window, opened);
    streams.push(...objectStreams(window));
  }
  await eachStream(path, streams, (window) => lookThrough(window, opened));
  if (opened.size > 0) await lookAtOpened(path, streams, opened);
}

/** Every object that is opened must be there and harmless, wherever it is written, as often as it is. */
async function lookAtOpened(path: string, streams: ObjectStream[], opened: Set<number>): Promise<void> {
  const missing = new Set(opened);
  const found = (numbers: number[] | undefined) => {
    if (!numbers) throw new RefusedUpload("pdf-acts");
    for (const number of numbers) missing.delete(number);
  };
  for await (const { text, isLast } of windowsOf(path)) found(openedIn(text, isLast, opened));
  let [whole, of] = ["", -1];
  await eachStream(path, streams, ({ text, seen, isLast }, { start, first }) => {
    whole = start === of ? whole + text.slice(seen) : text;
    of = start;
    if (isLast) found(openedInStream(whole, first, opened));
  });
  if (missing.size > 0) throw new RefusedUpload("pdf-unreadable");
}

type Look = (window: Window, stream: ObjectStream) => void;

async function eachStream(path: string, streams: ObjectStream[], look: Look): Promise<void> {
  let inflated = 0;
  for (const stream of streams) {
    const { surely } = stream;
    const bytes = await inflateAndLook(path, stream, look).catch((cause: unknown) => {
      if (cause instanceof RefusedUpload || surely) throw refused(cause);
      return 0;
    });
    if (surely) inflated += bytes;
    if (inflated > mostInflated.surely) throw new RefusedUpload("pdf-unreadable");
  }
}

const refused = (cause: unknown) =>
  cause instanceof RefusedUpload ? cause : new RefusedUpload("pdf-unreadable", { cause });

function lookThrough({ text, isLast }: Window, opened: Set<number>): void {
  const found = forbiddenIn(text);
  if (found) throw new RefusedUpload(found);
  if (!opensOnlyPages(text, isLast, opened)) throw new RefusedUpload("pdf-acts");
}

/** Where streams begin in which readers look for objects. */
function objectStreams({ text, position, seen }: Window): ObjectStream[] {
  return [...text.matchAll(/(?<!end)stream(?:\r\n|\n|\r)/g)].flatMap(({ 0: word, index }) => {
    const start = index + word.length;
    if (start <= seen) return [];
    const before = text.slice(Math.max(0, index - overlap), index);
    const kind = streamKind(before);
    if (kind === "unusual objects") throw new RefusedUpload("pdf-unreadable");
    if (kind === "other") return [];
    return { start: position + start, surely: kind === "objects", first: firstObjectAt(before) };
  });
}

/** Returns how many bytes it had. Where compressed bytes end they say themselves. */
async function inflateAndLook(path: string, stream: ObjectStream, look: Look): Promise<number> {
  const source = createReadStream(path, { start: stream.start });
  const inflate = createInflate({ chunkSize: chunk });
  source.on("error", (error) => inflate.destroy(error)).pipe(inflate);
  const most = mostInflated[stream.surely ? "surely" : "perhaps"];
  let bytes = 0;
  try {
    for await (const window of windows(inflate)) {
      look(window, stream);
      bytes += window.text.length - window.seen;
      if (bytes > most) throw new Error("It holds too much.");
    }
    return bytes;
  } finally {
    source.destroy();
    inflate.destroy();
  }
}

const windowsOf = (path: string) => windows(createReadStream(path, { highWaterMark: chunk }));

/** So that what stands across two chunks is seen. */
async function* windows(content: AsyncIterable<Buffer>): AsyncIterable<Window> {
  let [text, position] = ["", 0];
  let waiting: Buffer | undefined;
  const next = (part: Buffer, isLast: boolean): Window => {
    const kept = text.slice(-overlap);
    position += text.length - kept.length;
    text = kept + part.toString("latin1");
    return { text, position, seen: kept.length, isLast };
  };
  for await (const part of content) {
    if (waiting) yield next(waiting, false);
    waiting = part;
  }
  if (waiting) yield next(waiting, true);
}
