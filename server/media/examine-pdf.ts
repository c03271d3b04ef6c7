/**
 * Rejects a PDF that does more than show pages. The file and its compressed objects are read in windows and within
 * limits, because a few bytes can inflate to gigabytes.
 */
import { createReadStream } from "node:fs";
import { createInflate } from "node:zlib";
import { openedIn, openedInStream, opensOnlyPages } from "./pdf-actions.ts";
import { firstObjectAt, forbiddenIn, streamKind } from "./pdf-names.ts";
import { RefusedUpload } from "./refusals.ts";

const chunk = 256 * 1024;
/** Windows overlap by this much, so the dictionary of a stream may start this far before it. */
const overlapSize = 64 * 1024;
/** In bytes: of all object streams together, and of one stream that may be something else. */
const maxInflated = { certain: 64 * 1024 * 1024, possible: 4 * 1024 * 1024 };

type ObjectStream = { start: number; isCertain: boolean; firstObject: number };
type Window = {
  text: string;
  /** Offset of the text in the whole file or stream. */
  position: number;
  /** How many characters the previous window had, too. */
  overlap: number;
  isLast: boolean;
};

export async function examinePdf(path: string): Promise<void> {
  const streams: ObjectStream[] = [];
  const opened = new Set<number>();
  for await (const window of windowsOf(path)) {
    checkWindow(window, opened);
    streams.push(...objectStreams(window));
  }
  await eachStream(path, streams, (window) => checkWindow(window, opened));
  if (opened.size > 0) await checkOpenedObjects(path, streams, opened);
}

/** Every object that the PDF opens must exist and be harmless, in each place where the file defines it. */
async function checkOpenedObjects(path: string, streams: ObjectStream[], opened: Set<number>): Promise<void> {
  const missing = new Set(opened);
  const accept = (numbers: number[] | undefined) => {
    if (!numbers) throw new RefusedUpload("pdf-acts");
    for (const number of numbers) missing.delete(number);
  };
  for await (const { text, isLast } of windowsOf(path)) accept(openedIn(text, isLast, opened));
  let [whole, currentStart] = ["", -1];
  await eachStream(path, streams, ({ text, overlap, isLast }, { start, firstObject }) => {
    whole = start === currentStart ? whole + text.slice(overlap) : text;
    currentStart = start;
    if (isLast) accept(openedInStream(whole, firstObject, opened));
  });
  if (missing.size > 0) throw new RefusedUpload("pdf-unreadable");
}

type Check = (window: Window, stream: ObjectStream) => void;

async function eachStream(path: string, streams: ObjectStream[], check: Check): Promise<void> {
  let inflated = 0;
  for (const stream of streams) {
    const { isCertain } = stream;
    const bytes = await inflateAndCheck(path, stream, check).catch((cause: unknown) => {
      if (cause instanceof RefusedUpload || isCertain) throw refused(cause);
      return 0;
    });
    if (isCertain) inflated += bytes;
    if (inflated > maxInflated.certain) throw new RefusedUpload("pdf-unreadable");
  }
}

const refused = (cause: unknown) =>
  cause instanceof RefusedUpload ? cause : new RefusedUpload("pdf-unreadable", { cause });

function checkWindow({ text, isLast }: Window, opened: Set<number>): void {
  const found = forbiddenIn(text);
  if (found) throw new RefusedUpload(found);
  if (!opensOnlyPages(text, isLast, opened)) throw new RefusedUpload("pdf-acts");
}

/** The streams that start in the window and may hold objects. */
function objectStreams({ text, position, overlap }: Window): ObjectStream[] {
  return [...text.matchAll(/(?<!end)stream(?:\r\n|\n|\r)/g)].flatMap(({ 0: word, index }) => {
    const start = index + word.length;
    if (start <= overlap) return [];
    const before = text.slice(Math.max(0, index - overlapSize), index);
    const kind = streamKind(before);
    if (kind === "unreadable objects") throw new RefusedUpload("pdf-unreadable");
    if (kind === "other") return [];
    return { start: position + start, isCertain: kind === "objects", firstObject: firstObjectAt(before) };
  });
}

/** Returns the number of inflated bytes. Compressed data marks its own end. */
async function inflateAndCheck(path: string, stream: ObjectStream, check: Check): Promise<number> {
  const source = createReadStream(path, { start: stream.start });
  const inflate = createInflate({ chunkSize: chunk });
  source.on("error", (error) => inflate.destroy(error)).pipe(inflate);
  const maxBytes = maxInflated[stream.isCertain ? "certain" : "possible"];
  let bytes = 0;
  try {
    for await (const window of windows(inflate)) {
      check(window, stream);
      bytes += window.text.length - window.overlap;
      if (bytes > maxBytes) throw new Error("The stream inflates to too many bytes.");
    }
    return bytes;
  } finally {
    source.destroy();
    inflate.destroy();
  }
}

const windowsOf = (path: string) => windows(createReadStream(path, { highWaterMark: chunk }));

/** Overlapping windows, so that a name split across two chunks is found. */
async function* windows(content: AsyncIterable<Buffer>): AsyncIterable<Window> {
  let [text, position] = ["", 0];
  let waiting: Buffer | undefined;
  const next = (part: Buffer, isLast: boolean): Window => {
    const kept = text.slice(-overlapSize);
    position += text.length - kept.length;
    text = kept + part.toString("latin1");
    return { text, position, overlap: kept.length, isLast };
  };
  for await (const part of content) {
    if (waiting) yield next(waiting, false);
    waiting = part;
  }
  if (waiting) yield next(waiting, true);
}
